import { LEVELS } from '@ruta/contracts/schools/levels';
import type { State } from '@ruta/contracts/schools/school.schema';
import { FilterBar, Select } from '@ruta/design-system';
import { useLocale, useTexts } from '../../../lib/i18n';
import { levelName } from '../../../shared/levels';
import { FilterSearch } from '../../../shared/list/FilterSearch';
import { listTexts } from '../../../shared/list/list.texts';
import { schoolTexts } from '../schools.texts';
import { FLAGS } from '../use-schools-view';
import type { SchoolsView, SchoolsViewActions } from '../use-schools-view';

const ALL = 'all';

export interface SchoolFiltersProps {
  view: SchoolsView;
  actions: SchoolsViewActions;
  states: readonly State[];
  /** Number of matches, once known. */
  total: number | undefined;
}

/** Filters by text, level, state and whether a school is active. */
export function SchoolFilters({ view, actions, states, total }: SchoolFiltersProps) {
  const t = useTexts(schoolTexts);
  const list = useTexts(listTexts);
  const locale = useLocale();
  const { search, level, state, active } = view;
  const remove: Record<string, Parameters<SchoolsViewActions['change']>[0]> = {
    search: { search: '' },
    level: { level: undefined },
    state: { state: undefined },
    active: { active: undefined },
  };
  const stateName = states.find(({ id }) => String(id) === state)?.name ?? t('filter.state');
  const applied = [
    ...(search ? [{ id: 'search', label: `${t('filter.search')}: ${search}`, isSearch: true }] : []),
    ...(level ? [{ id: 'level', label: levelName(level, locale) }] : []),
    ...(state ? [{ id: 'state', label: stateName }] : []),
    ...(active ? [{ id: 'active', label: t(`filter.active.${active}`) }] : []),
  ];
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
      onRemove={(id) => actions.change(remove[id] ?? {})}
      clearLabel={list('filters.clear')}
      onClear={actions.clear}
      resultText={total === undefined ? undefined : t('results', { count: total })}
    >
      <Select
        label={t('filter.level')}
        value={level ?? ALL}
        onChange={(id) => actions.change({ level: LEVELS.find((known) => known === id) })}
        items={[
          { id: ALL, label: t('filter.level.all') },
          ...LEVELS.map((id) => ({ id, label: levelName(id, locale) })),
        ]}
      />
      <Select
        label={t('filter.state')}
        value={state ?? ALL}
        onChange={(id) => actions.change({ state: id === null || id === ALL ? undefined : id })}
        items={[
          { id: ALL, label: t('filter.state.all') },
          ...states.map(({ id, name }) => ({ id: String(id), label: name })),
        ]}
      />
      <Select
        label={t('filter.active')}
        value={active ?? ALL}
        onChange={(id) => actions.change({ active: FLAGS.find((known) => known === id) })}
        items={[
          { id: ALL, label: t('filter.active.all') },
          ...FLAGS.map((id) => ({ id, label: t(`filter.active.${id}`) })),
        ]}
      />
    </FilterBar>
  );
}
