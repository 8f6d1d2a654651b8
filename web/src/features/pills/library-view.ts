import { toQuery } from '@ruta/contracts/kit/page-path';
import { LEVELS, type Chosen, type Level } from './levels';

/** What the library shows: all, the caller's favourites, or one of their lists. One excludes the others. */
export type Shown = 'all' | 'favourites' | { list: number };

/** The view of the library, as its address keeps it (PIL-03). */
export type LibraryView = { shown: Shown; search: string } & Readonly<Partial<Record<Level, string>>>;

/** What a person does with the view. */
export type ViewAct =
  | { type: 'shown'; shown: Shown }
  | { type: 'level'; level: Level; id: string | null }
  | { type: 'search'; text: string }
  | { type: 'clear' };

/**
 * The next view. Choosing a level clears those below it and the search; searching clears the levels; the view of all,
 * favourites or a list stays.
 */
export function nextView(view: LibraryView, act: ViewAct): LibraryView {
  switch (act.type) {
    case 'shown':
      return { ...view, shown: act.shown };
    case 'clear':
      return { shown: view.shown, search: '' };
    case 'search':
      return { shown: view.shown, search: act.text };
    case 'level': {
      const above = LEVELS.slice(0, LEVELS.indexOf(act.level));
      const kept = Object.fromEntries(above.flatMap((level) => (view[level] ? [[level, view[level]]] : [])));
      return { shown: view.shown, search: '', ...kept, ...(act.id !== null && { [act.level]: act.id }) };
    }
  }
}

const ID = /^[1-9]\d{0,14}$/;

/** The view of an address; what is no id is ignored. */
export function viewIn(address: URLSearchParams): LibraryView {
  const show = address.get('show') ?? '';
  const levels = LEVELS.flatMap((level) => {
    const id = address.get(level) ?? '';
    return ID.test(id) ? [[level, id] as const] : [];
  });
  return {
    shown: show === 'favourites' ? 'favourites' : ID.test(show) ? { list: Number(show) } : 'all',
    search: (address.get('search') ?? '').slice(0, 200),
    ...Object.fromEntries(levels),
  };
}

/** The parameters of its address, without defaults. */
export function addressOf({ shown, search, ...levels }: LibraryView): Record<string, string | undefined> {
  return {
    show: shown === 'all' ? undefined : shown === 'favourites' ? shown : String(shown.list),
    ...(search !== '' && { search }),
    ...levels,
  };
}

/** The text of a view, by which its parts belong together. */
export const keyOf = (view: LibraryView): string => toQuery(addressOf(view));

/** The view of such a text. */
export const viewOf = (key: string): LibraryView => viewIn(new URLSearchParams(key));

/** What a view has chosen of each level. */
export const chosenIn = (view: LibraryView): Chosen => {
  const idOf = (level: Level) => (view[level] === undefined ? null : Number(view[level]));
  return {
    ...{ category: idOf('category'), subcategory: idOf('subcategory') },
    ...{ topic: idOf('topic'), tag: idOf('tag') },
  };
};
