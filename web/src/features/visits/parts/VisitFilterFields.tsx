import { Select } from '@ruta/design-system';
import { useTexts } from '../../../lib/i18n';
import { visitListTexts } from '../visit-list.texts';
import { STATUSES } from '../use-list-view';
import type { ListView, ListViewActions } from '../use-list-view';

const ALL = 'all';
const EXPIRED = ['1', '0'] as const;

export interface VisitFilterFieldsProps {
  view: ListView;
  actions: ListViewActions;
}

/** The choices of status and of whether the date has passed. */
export function VisitFilterFields({ view, actions }: VisitFilterFieldsProps) {
  const t = useTexts(visitListTexts);
  return (
    <>
      <Select
        label={t('filter.status')}
        value={view.status ?? ALL}
        onChange={(id) => actions.change({ status: STATUSES.find((known) => known === id) })}
        items={[
          { id: ALL, label: t('filter.status.all') },
          ...STATUSES.map((id) => ({ id, label: t(`filter.status.${id}`) })),
        ]}
      />
      <Select
        label={t('filter.expired')}
        value={view.expired ?? ALL}
        onChange={(id) => actions.change({ expired: EXPIRED.find((known) => known === id) })}
        items={[
          { id: ALL, label: t('filter.expired.all') },
          ...EXPIRED.map((id) => ({ id, label: t(`filter.expired.${id}`) })),
        ]}
      />
    </>
  );
}
