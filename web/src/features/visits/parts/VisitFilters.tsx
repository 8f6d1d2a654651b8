import { FilterBar, Select } from '@ruta/design-system';
import { useTexts } from '../../../lib/i18n';
import { listTexts } from '../../../shared/list/list.texts';
import { visitListTexts } from '../visit-list.texts';
import { STATUSES } from '../use-list-view';
import type { ListView, ListViewActions } from '../use-list-view';

const ALL = 'all';
const EXPIRED = ['1', '0'] as const;

export interface VisitFiltersProps {
  view: ListView;
  actions: ListViewActions;
  /** Number of matches, once known. */
  total: number | undefined;
}

/** Filters by status and by whether the date has passed. */
export function VisitFilters({ view, actions, total }: VisitFiltersProps) {
  const t = useTexts(visitListTexts);
  const list = useTexts(listTexts);
  const { status, expired } = view;
  const applied = [
    ...(status ? [{ id: 'status', label: `${t('filter.status')}: ${t(`filter.status.${status}`)}` }] : []),
    ...(expired ? [{ id: 'expired', label: `${t('filter.expired')}: ${t(`filter.expired.${expired}`)}` }] : []),
  ];
  return (
    <FilterBar
      aria-label={t('filters')}
      applied={applied}
      appliedLabel={t('filters.applied')}
      onRemove={(id) => actions.change(id === 'status' ? { status: undefined } : { expired: undefined })}
      clearLabel={list('filters.clear')}
      onClear={actions.clear}
      resultText={total === undefined ? undefined : t('results', { count: total })}
    >
      <Select
        label={t('filter.status')}
        value={status ?? ALL}
        onChange={(id) => actions.change({ status: STATUSES.find((known) => known === id) })}
        items={[
          { id: ALL, label: t('filter.status.all') },
          ...STATUSES.map((id) => ({ id, label: t(`filter.status.${id}`) })),
        ]}
      />
      <Select
        label={t('filter.expired')}
        value={expired ?? ALL}
        onChange={(id) => actions.change({ expired: EXPIRED.find((known) => known === id) })}
        items={[
          { id: ALL, label: t('filter.expired.all') },
          ...EXPIRED.map((id) => ({ id, label: t(`filter.expired.${id}`) })),
        ]}
      />
    </FilterBar>
  );
}
