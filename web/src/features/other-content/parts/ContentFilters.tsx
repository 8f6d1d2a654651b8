import { FilterBar } from '@ruta/design-system';
import { useTexts } from '../../../lib/i18n';
import { FilterSearch } from '../../../shared/list/FilterSearch';
import { listTexts } from '../../../shared/list/list.texts';
import { otherContentTexts } from '../other-content.texts';
import type { ContentView, ContentViewActions } from '../use-content-view';

interface ContentFiltersProps {
  view: ContentView;
  actions: ContentViewActions;
  /** Number of matches, once known. */
  total: number | undefined;
}

/** The search of a list of contents. */
export function ContentFilters({ view: { search }, actions, total }: ContentFiltersProps) {
  const t = useTexts(otherContentTexts);
  const list = useTexts(listTexts);
  return (
    <FilterBar
      aria-label={t('filters')}
      search={
        <FilterSearch
          label={t('filter.search')}
          placeholder={t('filter.search.hint')}
          value={search}
          onChange={(text) => actions.change({ search: text })}
        />
      }
      applied={search === '' ? [] : [{ id: 'search', label: `${t('filter.search')}: ${search}`, isSearch: true }]}
      appliedLabel={t('filters.applied')}
      onRemove={actions.clear}
      clearLabel={list('filters.clear')}
      onClear={actions.clear}
      resultText={total === undefined ? undefined : t('results', { count: total })}
    />
  );
}
