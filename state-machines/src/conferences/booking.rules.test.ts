import * as rules from './booking.rules';

const MINUTE = 60_000;
const session = { sessionId: 1, startAt: 100 * MINUTE, endAt: 130 * MINUTE, status: 'scheduled' } as const;

test('VC-03 the join window: 5 minutes in lists, 10 in the calendar, until the end', () => {
  const at = (minute: number, view: rules.JoinView) => rules.mayJoin(session, minute * MINUTE, view);
  expect([at(94.9, 'list'), at(95, 'list'), at(129.9, 'list'), at(130, 'list')]).toEqual([false, true, true, false]);
  expect([at(89.9, 'calendar'), at(90, 'calendar')]).toEqual([false, true]);
});

test.each([
  ['scheduled', true, true],
  ['started', true, false],
  ['finished', false, false],
  ['no_show', false, false],
  ['cancelled', false, false],
] as const)('VC-02 VC-03 a session that is %s', (status, join, cancel) => {
  const now = 101 * MINUTE;
  expect(rules.mayJoin({ ...session, status }, now, 'list')).toBe(join);
  expect(rules.mayCancel({ ...session, status }, now)).toBe(cancel);
});

test('VC-02 B10 a reason says something, in at most 5000 characters', () => {
  const given = ['', '  ', 'Junta', 'x'.repeat(5000), 'x'.repeat(5001), '😀'.repeat(5000)];
  expect(given.map(rules.reasonStands)).toEqual([false, false, true, true, false, true]);
});

test('VC-01 a slot begins after now and is not known to be taken', () => {
  expect(rules.slotMayBeChosen(10, 9, [])).toBe(true);
  expect(rules.slotMayBeChosen(10, 10, [])).toBe(false);
  expect(rules.slotMayBeChosen(10, 9, [10])).toBe(false);
});
