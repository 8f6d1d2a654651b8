import { FilterBar, Select } from '@ruta/design-system';
import { useTexts } from '../../../lib/i18n';
import { FilterSearch } from '../../../shared/list/FilterSearch';
import { listTexts } from '../../../shared/list/list.texts';
import { professorTexts } from '../professors.texts';
import { OBSERVABLE } from '../use-professors-view';
import type { ProfessorsView, ProfessorsViewActions } from '../use-professors-view';

const ALL = 'all';

export interface ProfessorFiltersProps {
  view: ProfessorsView;
  actions: ProfessorsViewActions;
  /** Number of matches, once known. */
  total: number | undefined;
}

/** Teachers by name, and by whether they may be observed (OBS-04). */
export function ProfessorFilters({ view: { search, observable }, actions, total }: ProfessorFiltersProps) {
  const t = useTexts(professorTexts);
  const list = useTexts(listTexts);
  return (
    <FilterBar
      aria-label={t('filters')}
      search={
        <FilterSearch
          label={t('search')}
          placeholder={t('search.placeholder')}
          value={search}
          onChange={(text) => actions.change({ search: text })}
        />
      }
      applied={[
        ...(search ? [{ id: 'search', label: `${t('search.placeholder')}: ${search}`, isSearch: true }] : []),
        ...(observable ? [{ id: 'observable', label: t(`observable.${observable}`) }] : []),
      ]}
      appliedLabel={t('filters.applied')}
      onRemove={(id) => actions.change(id === 'search' ? { search: '' } : { observable: undefined })}
      clearLabel={list('filters.clear')}
      onClear={actions.clear}
      resultText={total === undefined ? undefined : t('results', { count: total })}
    >
      <Select
        label={t('column.observable')}
        value={observable ?? ALL}
        onChange={(id) => actions.change({ observable: OBSERVABLE.find((known) => known === id) })}
        items={[{ id: ALL, label: t('all') }, ...OBSERVABLE.map((id) => ({ id, label: t(`observable.${id}`) }))]}
      />
    </FilterBar>
  );
}
