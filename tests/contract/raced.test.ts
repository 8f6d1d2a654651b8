import { nameOf } from '../kit/requests';
import { KNOWN } from '../races/known';
import { callsOf, changing, declared, pairsOf, records } from '../races/rooms';

test('every call that changes something is raced', () => {
  const raced = new Set(Object.values(records).flatMap((record) => callsOf(record).main.map(nameOf)));
  expect(changing.map(nameOf).filter((call) => !raced.has(call))).toEqual([
    'POST /hierarchy/handover/review',
    'POST /invitations/preview',
  ]);
});

test('no two rooms name a record alike: one of the two would not be raced', () => {
  const names = declared.map(([name]) => name);
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});

test('what is known to be wrong is known of calls that there are', () => {
  const calls = new Set(
    Object.values(records).flatMap((record) => pairsOf(record).flatMap(({ calls: both }) => both.map(nameOf))),
  );
  const named = KNOWN.flatMap(({ pairs }) => pairs.flatMap((pair) => pair.split(' × ')));
  expect([...new Set(named)].filter((call) => !calls.has(call))).toEqual([]);
});
