import { lazy, Suspense } from 'react';
import type { Place } from '@ruta/contracts/cycles/cycle.schema';
import type { Coach } from '@ruta/contracts/hierarchy/coach.schema';
import { FilterBar, Select, Skeleton } from '@ruta/design-system';
import { useTexts } from '../../../lib/i18n';
import { FilterSearch } from '../../../shared/list/FilterSearch';
import { listTexts } from '../../../shared/list/list.texts';
import { hierarchyTexts } from '../hierarchy.texts';
import { Pair, WholeRow } from '../hierarchy.styles';
import { PLACES, SPELLED } from '../places';
import { useCoaches } from '../use-coaches';
import { chosenAt, INCOMPLETE, peopleWith } from '../use-hierarchy-view';
import type { HierarchyActions, HierarchyView } from '../use-hierarchy-view';

// Loaded on demand, because a combobox is large.
const PeopleFilter = lazy(async () => ({ default: (await import('./PeopleFilter')).PeopleFilter }));

export interface HierarchyFiltersProps {
  /** Null until the cycle is known. */
  cycle: number | null;
  view: HierarchyView;
  actions: HierarchyActions;
  /** Number of matches, once known. */
  total: number | undefined;
}

const ALL = 'all';
/** Height of a level with its label. */
const LEVEL_PX = 63.5;
const byId = ({ id }: Coach) => String(id);

/** Filters by text, by whether the team lacks somebody, and by who accompanies, from the top: another choice clears the places below (HIE-02). */
export function HierarchyFilters({ cycle, view, actions, total }: HierarchyFiltersProps) {
  const t = useTexts(hierarchyTexts);
  const list = useTexts(listTexts);
  const { search, incomplete, people } = view;
  const offered = useOffered(cycle, view);
  const nameAt = (place: Place) => {
    const { options } = offered[place];
    const known = options.status === 'ready' ? options.items.find(({ id }) => id === chosenAt(people, place)) : null;
    const label = t(`place.${SPELLED[place]}`);
    return known ? `${label}: ${known.label}` : label;
  };
  const change = (place: string, id: string | null) => actions.change({ people: peopleWith(people, place, id) });
  const remove = (id: string) => {
    if (id === 'search') actions.change({ search: '' });
    else if (id === 'incomplete') actions.change({ incomplete: undefined });
    else change(id, null);
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
      applied={[
        ...(search ? [{ id: 'search', label: `${t('filter.search')}: ${search}`, isSearch: true }] : []),
        ...(incomplete
          ? [{ id: 'incomplete', label: `${t('column.state')}: ${t(`filter.incomplete.${incomplete}`)}` }]
          : []),
        ...PLACES.filter((place) => chosenAt(people, place) !== undefined).map((place) => ({
          id: place,
          label: nameAt(place),
        })),
      ]}
      appliedLabel={t('filters.applied')}
      onRemove={remove}
      clearLabel={list('filters.clear')}
      onClear={actions.clear}
      resultText={total === undefined ? undefined : t('results', { count: total })}
    >
      <Select
        label={t('column.state')}
        value={incomplete ?? ALL}
        onChange={(id) => actions.change({ incomplete: INCOMPLETE.find((known) => known === id) })}
        items={[
          { id: ALL, label: t('filter.incomplete.all') },
          ...INCOMPLETE.map((id) => ({ id, label: t(`filter.incomplete.${id}`) })),
        ]}
      />
      <WholeRow>
        <Suspense
          fallback={
            <Pair>
              {PLACES.map((place) => (
                <Skeleton key={place} shape="block" height={LEVEL_PX} />
              ))}
            </Pair>
          }
        >
          <PeopleFilter
            label={t('filter.people')}
            levels={PLACES.map((place) => ({
              id: place,
              label: t(`place.${SPELLED[place]}`),
              placeholder: t(isWaiting(people, place) ? 'filter.waiting' : 'filter.all'),
              options: offered[place].options,
            }))}
            value={people}
            onChoose={({ level, value }) => change(level, value)}
            onRetry={(level) => offered[level as Place].retry()}
          />
        </Suspense>
      </WholeRow>
    </FilterBar>
  );
}

/** Whether the place above is still empty. */
const isWaiting = (people: HierarchyView['people'], place: Place): boolean => {
  const above = PLACES[PLACES.indexOf(place) - 1];
  return above !== undefined && chosenAt(people, above) === undefined;
};

/** Who is offered at each place: who stands below those chosen above. */
function useOffered(cycle: number | null, { people }: HierarchyView) {
  const [director_id, manager_id, coordinator_id] = (['director', 'manager', 'coordinator'] as const).map((place) =>
    chosenAt(people, place),
  );
  const coach = chosenAt(people, 'coach');
  const one = chosenAt(people, 'secondary_one');
  const known = cycle ?? 0;
  const asked = { cycle: known, valueOf: byId };
  const isThere = cycle !== null;
  return {
    director: useCoaches('director', { ...asked, isWaiting: !isThere }),
    manager: useCoaches('manager', { ...asked, isWaiting: !director_id || !isThere, above: { director_id } }),
    coordinator: useCoaches('coordinator', {
      ...asked,
      isWaiting: !manager_id || !isThere,
      above: { director_id, manager_id },
    }),
    coach: useCoaches('coach', {
      ...asked,
      isWaiting: !coordinator_id || !isThere,
      above: { director_id, manager_id, coordinator_id },
    }),
    secondary_one: useCoaches('secondary_one', {
      ...asked,
      isWaiting: !coach || !isThere,
      above: { director_id, manager_id, coordinator_id },
    }),
    secondary_two: useCoaches('secondary_two', {
      ...asked,
      isWaiting: !one || !isThere,
      above: { director_id, manager_id, coordinator_id },
    }),
  };
}
