import { goesOnAt, isSeenBy, minutesOf, timeOf } from './film-progress';

test.each([
  [0, 240, 0],
  [2, 240, 0],
  [3, 240, 3],
  [237, 240, 237],
  [238, 240, 0],
  [4_000, 240, 0],
  [4_000, null, 4_000],
])('PIL-03 a film that was stopped at %s of %s seconds goes on at %s', (second, length, at) => {
  expect(goesOnAt(second, length)).toBe(at);
});

test.each([
  [[[0, 80]], 0, 100, true],
  [[[0, 79]], 0, 100, false],
  // What was skipped does not count, what was played before does.
  [
    [
      [0, 10],
      [90, 100],
    ],
    0,
    100,
    false,
  ],
  [[[50, 80]], 50, 100, true],
  [[[0, 60]], 50, 100, false],
  [
    [
      [0, 60],
      [60, 80],
    ],
    50,
    100,
    true,
  ],
  [[], 0, Number.NaN, false],
] as [[number, number][], number, number, boolean][])(
  'PIL-03 of %j, gone on at %s of %s, the film is seen: %s',
  (parts, from, length, isSeen) => {
    expect(isSeenBy({ parts, from, length })).toBe(isSeen);
  },
);

test('a place reads as a clock, a length as minutes', () => {
  expect([0, 67, 3_905].map(timeOf)).toEqual(['0:00', '1:07', '1:05:05']);
  expect([16, 100, 290].map(minutesOf)).toEqual([1, 2, 5]);
});
