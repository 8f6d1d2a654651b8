import { addressOf, keyOf, nextView, viewIn, viewOf } from './library-view';
import type { LibraryView, Shown } from './library-view';

const ALL: LibraryView = { shown: 'all', search: '' };
const SHOWN: readonly Shown[] = ['all', 'favourites', { list: 3 }, { list: 4 }];

/** Every order of three choices. */
const orders = SHOWN.flatMap((one) => SHOWN.flatMap((two) => SHOWN.map((three) => [one, two, three] as const)));

test('PIL-03 the views exclude one another in every order: the last choice alone is asked for', () => {
  for (const order of orders) {
    const view = order.reduce((seen: LibraryView, shown) => nextView(seen, { type: 'shown', shown }), ALL);
    expect(view.shown).toEqual(order.at(-1));
    const { show } = addressOf(view);
    expect([undefined, 'favourites', '3', '4']).toContain(show);
    expect(viewIn(new URLSearchParams(show === undefined ? {} : { show }))).toEqual(view);
  }
  expect(orders).toHaveLength(64);
});

test('PIL-03 changing a level clears those below and the search; searching clears the levels; the view stays', () => {
  const whole: LibraryView = { shown: 'favourites', search: '', category: '1', subcategory: '2', topic: '3', tag: '4' };
  expect(nextView(whole, { type: 'level', level: 'subcategory', id: '9' })).toEqual({
    ...{ shown: 'favourites', search: '', category: '1', subcategory: '9' },
  });
  expect(nextView(whole, { type: 'level', level: 'category', id: null })).toEqual({ shown: 'favourites', search: '' });
  const searched = nextView(whole, { type: 'search', text: 'clase' });
  expect(searched).toEqual({ shown: 'favourites', search: 'clase' });
  expect(nextView(searched, { type: 'level', level: 'category', id: '1' })).toEqual({
    ...{ shown: 'favourites', search: '', category: '1' },
  });
  expect(keyOf(whole)).not.toBe(keyOf(searched));
  for (const view of [whole, searched]) expect(viewOf(keyOf(view))).toEqual(view);
});

test('PIL-03 an address that says nothing shows all', () => {
  expect(viewIn(new URLSearchParams('show=-1&category=x&topic=03'))).toEqual(ALL);
});
