import { lazy, Suspense } from 'react';
import { FilterBar, Skeleton } from '@ruta/design-system';
import { afterFirstScreen } from '../../../lib/first-screen';
import { useTexts } from '../../../lib/i18n';
import { listTexts } from '../../../shared/list/list.texts';
import { visitListTexts } from '../visit-list.texts';
import type { VisitFilterFieldsProps } from './VisitFilterFields';

// The fields bring the code of menus along, and the list is what one came for.
const VisitFilterFields = lazy(async () => {
  await afterFirstScreen();
  return { default: (await import('./VisitFilterFields')).VisitFilterFields };
});

/** As high as a choice with its label. */
const FIELD_HEIGHT = 64;
const PLACES = (
  <>
    <Skeleton shape="block" height={FIELD_HEIGHT} />
    <Skeleton shape="block" height={FIELD_HEIGHT} />
  </>
);

export interface VisitFiltersProps extends VisitFilterFieldsProps {
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
      <Suspense fallback={PLACES}>
        <VisitFilterFields view={view} actions={actions} />
      </Suspense>
    </FilterBar>
  );
}
