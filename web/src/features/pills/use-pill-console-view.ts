import { choiceIn, idIn, textIn, useAddressView } from '../../shared/list/use-address-view';
import type { AddressForm, ListActions, ViewOf } from '../../shared/list/use-address-view';
import type { Chosen, Level } from './levels';

/** What the console shows beside everything: what nobody watched, or what did not play for somebody. */
export const PILL_STATES = ['unseen', 'broken'] as const;
export type PillState = (typeof PILL_STATES)[number];

interface PillFilters {
  search: string;
  chosen: Chosen;
  state: PillState | undefined;
}

/** Page, search and filters of the console, in the address: `?category_id=3&broken=1`. */
export type PillConsoleView = ViewOf<PillFilters>;
export type PillConsoleActions = ListActions<PillFilters>;

const numberIn = (address: URLSearchParams, level: Level) => {
  const id = idIn(address, `${level}_id`);
  return id === undefined ? null : Number(id);
};
const write = ({ search, chosen, state }: PillFilters) => ({
  search: search === '' ? undefined : search,
  ...{ category_id: chosen.category ?? undefined, subcategory_id: chosen.subcategory ?? undefined },
  ...{ topic_id: chosen.topic ?? undefined, tag_id: chosen.tag ?? undefined },
  ...(state !== undefined && { [state]: '1' }),
});

const FORM: AddressForm<PillFilters> = {
  read: (address) => ({
    search: textIn(address, 'search'),
    chosen: {
      ...{ category: numberIn(address, 'category'), subcategory: numberIn(address, 'subcategory') },
      ...{ topic: numberIn(address, 'topic'), tag: numberIn(address, 'tag') },
    },
    state: PILL_STATES.find((state) => choiceIn(address, state, ['1'])),
  }),
  write,
  nothing: { search: '', chosen: { category: null, subcategory: null, topic: null, tag: null }, state: undefined },
  isReplacing: true,
};

export const usePillConsoleView = () => useAddressView(FORM);

/** The view as query parameters of the screen. */
export const queryOf = ({ page, ...filters }: PillConsoleView) => ({
  page: page === 1 ? undefined : String(page),
  ...Object.fromEntries(
    Object.entries(write(filters)).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  ),
});
