import type { PillCatalog, Playlist } from '@ruta/contracts/pills/pills.schema';
import { FilterBar, Select } from '@ruta/design-system';
import type { ReadResult } from '../../../lib/api';
import { useLocale, useTexts } from '../../../lib/i18n';
import { FilterSearch } from '../../../shared/list/FilterSearch';
import { chosenTags, LEVELS, type Level } from '../levels';
import { chosenIn } from '../library-view';
import type { LibraryView, Shown, ViewAct } from '../library-view';
import { pillsTexts } from '../pills.texts';
import { LevelCascade } from './LevelCascade';
import { WholeRow } from './LibraryFilters.styles';

const shownOf = (id: string): Shown => (id === 'all' || id === 'favourites' ? id : { list: Number(id) });
const idOf = (shown: Shown) => (typeof shown === 'object' ? String(shown.list) : shown);

interface LibraryFiltersProps {
  view: LibraryView;
  act: (act: ViewAct) => void;
  catalog: ReadResult<{ data: PillCatalog }>;
  /** Undefined for who keeps none. */
  lists: readonly Playlist[] | undefined;
  hasFavourites: boolean;
  resultText: string | undefined;
}

/** Search, the three views, and the levels that are switched on (PIL-03). */
export function LibraryFilters(props: LibraryFiltersProps) {
  const { view, act, catalog, lists = [], hasFavourites, resultText } = props;
  const t = useTexts(pillsTexts);
  const locale = useLocale();
  const known = catalog.data?.data;
  const chosen = chosenIn(view);
  const searched =
    view.search === '' ? [] : [{ id: 'search', label: `${t('filter.search')}: ${view.search}`, isSearch: true }];
  const views = [
    { id: 'all', label: t('show.all') },
    ...(hasFavourites ? [{ id: 'favourites', label: t('show.favourites') }] : []),
    ...lists.map(({ id, name }) => ({ id: String(id), label: name })),
  ];
  const choose = (level: Level, id: number | null) =>
    act({ type: 'level', level, id: id === null ? null : String(id) });
  const remove = (id: string) => {
    const level = LEVELS.find((one) => one === id);
    if (level) choose(level, null);
    else act({ type: 'search', text: '' });
  };
  return (
    <FilterBar
      aria-label={t('filters')}
      search={
        <FilterSearch
          label={t('filter.search')}
          placeholder={t('filter.search.hint')}
          value={view.search}
          onChange={(text) => act({ type: 'search', text })}
        />
      }
      applied={[...searched, ...chosenTags(known, chosen, locale)]}
      appliedLabel={t('filters.applied')}
      onRemove={remove}
      clearLabel={t('filters.clear')}
      onClear={() => act({ type: 'clear' })}
      resultText={resultText}
    >
      {views.length > 1 && (
        <Select
          label={t('show')}
          items={views}
          value={idOf(view.shown)}
          onChange={(id) => {
            if (id !== null && id !== idOf(view.shown)) act({ type: 'shown', shown: shownOf(id) });
          }}
        />
      )}
      <WholeRow>
        <LevelCascade
          catalog={known}
          isFailed={catalog.problem !== undefined}
          onRetry={catalog.retry}
          chosen={chosen}
          onChoose={choose}
        />
      </WholeRow>
    </FilterBar>
  );
}
