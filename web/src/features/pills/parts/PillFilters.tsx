import type { PillCatalog } from '@ruta/contracts/pills/pills.schema';
import { FilterBar, Select } from '@ruta/design-system';
import { useLocale, useTexts } from '../../../lib/i18n';
import { FilterSearch } from '../../../shared/list/FilterSearch';
import { listTexts } from '../../../shared/list/list.texts';
import { choose, chosenTags, LEVELS } from '../levels';
import { pillConsoleTexts } from '../pill-console.texts';
import { LevelCascade } from './LevelCascade';
import { WholeRow } from './LibraryFilters.styles';
import { PILL_STATES, type PillConsoleActions, type PillConsoleView } from '../use-pill-console-view';

const ALL = 'all';

interface PillFiltersProps {
  view: PillConsoleView;
  actions: PillConsoleActions;
  catalog: PillCatalog | undefined;
  /** Number of matches, once known. */
  total: number | undefined;
}

/** Filters by words, levels and state (PIL-01). A level is offered once the one above is chosen. */
export function PillFilters({ view, actions, catalog, total }: PillFiltersProps) {
  const t = useTexts(pillConsoleTexts);
  const list = useTexts(listTexts);
  const locale = useLocale();
  const { search, chosen, state } = view;
  const applied = [
    ...(search === '' ? [] : [{ id: 'search', label: `${t('filter.search')}: ${search}`, isSearch: true }]),
    ...chosenTags(catalog, chosen, locale),
    ...(state === undefined ? [] : [{ id: 'state', label: t(`state.${state}`) }]),
  ];
  const remove = (id: string) => {
    const level = LEVELS.find((known) => known === id);
    if (level) actions.change({ chosen: choose(chosen, level, null) });
    else actions.change(id === 'search' ? { search: '' } : { state: undefined });
  };
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
      applied={applied}
      appliedLabel={t('filters.applied')}
      onRemove={remove}
      clearLabel={list('filters.clear')}
      onClear={actions.clear}
      resultText={total === undefined ? undefined : t('results', { count: total })}
    >
      <Select
        label={t('filter.state')}
        value={state ?? ALL}
        onChange={(id) => actions.change({ state: PILL_STATES.find((known) => known === id) })}
        items={[{ id: ALL, label: t('filter.all') }, ...PILL_STATES.map((id) => ({ id, label: t(`state.${id}`) }))]}
      />
      <WholeRow>
        <LevelCascade
          catalog={catalog}
          chosen={chosen}
          onChoose={(level, id) => actions.change({ chosen: choose(chosen, level, id) })}
        />
      </WholeRow>
    </FilterBar>
  );
}
