import { ordered, placed } from './list-order';

const items = [{ id: 1 }, { id: 2 }, { id: 3 }];

test('PIL-04 a video goes to its place, counted from one', () => {
  expect(placed([1, 2, 3], 3, 1)).toEqual([3, 1, 2]);
  expect(placed([1, 2, 3], 1, 3)).toEqual([2, 3, 1]);
  expect(placed([1, 2, 3], 2, 2)).toEqual([1, 2, 3]);
});

test('PIL-04 what another window added follows, what it removed is left out', () => {
  expect(ordered(items)).toEqual(items);
  expect(ordered([...items, { id: 4 }], [3, 1, 2]).map(({ id }) => id)).toEqual([3, 1, 2, 4]);
  expect(ordered([{ id: 1 }, { id: 3 }], [3, 2, 1]).map(({ id }) => id)).toEqual([3, 1]);
});
