import { piecesIn } from './film-pieces';

test.each([
  [[], 60, []],
  [[[0, 5]], 60, [0]],
  [[[0, 2.4]], 60, []],
  [[[3, 11]], 60, [1]],
  [
    [
      [0, 1],
      [3, 5],
    ],
    60,
    [0],
  ],
  [[[10, 17.5]], 60, [2, 3]],
  // The last piece of twelve seconds is two long; a film that is a little longer than it says has no more pieces.
  [[[10, 12.4]], 12, [2]],
  [[[14, 15.1]], 15, []],
  [[[12, 15.4]], 15, [2]],
  [[[0, 5]], null, [0]],
] as const)('PFP-01 of %j of a film of %j s the pieces %j were played', (parts, length, pieces) => {
  expect(piecesIn(parts, length)).toEqual(pieces);
});
