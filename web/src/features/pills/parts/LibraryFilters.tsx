import type { PillCatalog, Playlist } from '@ruta/contracts/pills/pills.schema';
import { FilterBar, Select, SelectorCascade } from '@ruta/design-system';
import type { CascadeLevel, CascadeOptions } from '@ruta/design-system';
import type { ReadResult } from '../../../lib/api';
import { useLocale, useTexts } from '../../../lib/i18n';
import { FilterSearch } from '../../../shared/list/FilterSearch';
import { sharedTexts } from '../../../shared/shared.texts';
import { PILL_LEVELS } from '../library-view';
import type { LibraryView, PillLevel, Shown, ViewAct } from '../library-view';
import { pillsTexts } from '../pills.texts';
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
  const shared = useTexts(sharedTexts);
  const levels = useLevels(view, catalog);
  const chosen = levels.flatMap(({ id, label, options }) => {
    const value = view[id as PillLevel];
    const item = options.status === 'ready' ? options.items.find((one) => one.id === value) : undefined;
    return item ? [{ id, label: `${label}: ${item.label}` }] : [];
  });
  const searched =
    view.search === '' ? [] : [{ id: 'search', label: `${t('filter.search')}: ${view.search}`, isSearch: true }];
  const views = [
    { id: 'all', label: t('show.all') },
    ...(hasFavourites ? [{ id: 'favourites', label: t('show.favourites') }] : []),
    ...lists.map(({ id, name }) => ({ id: String(id), label: name })),
  ];
  const choose = (level: string, value: string | null) =>
    act({ type: 'level', level: PILL_LEVELS.find((known) => known === level) ?? 'category', id: value });
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
      applied={[...searched, ...chosen]}
      appliedLabel={t('filters.applied')}
      onRemove={(id) => (id === 'search' ? act({ type: 'search', text: '' }) : choose(id, null))}
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
        <SelectorCascade
          label={t('levels')}
          levels={levels}
          value={Object.fromEntries(PILL_LEVELS.map((level) => [level, view[level] ?? null]))}
          onChoose={({ level, value }) => choose(level, value)}
          onRetry={catalog.retry}
          labels={{
            loading: t('level.loading'),
            failed: t('level.failed'),
            retry: shared('retry'),
            empty: t('level.empty'),
            noMatch: t('level.no-match'),
            cleared: (names) => t('level.cleared', { levels: names.join(', ') }),
          }}
        />
      </WholeRow>
    </FilterBar>
  );
}

/** The levels with the rows below what was chosen; a level that is off is not there. */
function useLevels(view: LibraryView, { data, problem }: LibraryFiltersProps['catalog']): CascadeLevel[] {
  const t = useTexts(pillsTexts);
  const locale = useLocale();
  const catalog = data?.data;
  const rows = (level: PillLevel): readonly { id: number; name: string }[] => {
    if (!catalog || level === 'category') return catalog?.categories ?? [];
    const above = PILL_LEVELS[PILL_LEVELS.indexOf(level) - 1] ?? 'category';
    const all = { subcategory: catalog.subcategories, topic: catalog.topics, tag: catalog.tags }[level];
    return all.filter(({ parent_id }) => String(parent_id) === view[above]);
  };
  const optionsOf = (level: PillLevel): CascadeOptions => {
    if (catalog)
      return { status: 'ready', items: rows(level).map(({ id, name }) => ({ id: String(id), label: name })) };
    return problem ? { status: 'failed' } : { status: 'loading' };
  };
  return PILL_LEVELS.flatMap((id, at) => {
    const known = catalog?.levels.find(({ level }) => level === at + 1);
    if (catalog && !known) return [];
    const name = locale === 'en' && known?.name_en ? known.name_en : known?.name;
    const label = name ?? t('levels');
    const above = PILL_LEVELS[at - 1];
    const isWaiting = above !== undefined && view[above] === undefined;
    return [{ id, label, placeholder: t(isWaiting ? 'level.waiting' : 'level.any'), options: optionsOf(id) }];
  });
}
