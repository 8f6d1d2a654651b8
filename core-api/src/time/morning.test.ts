import { dayIn } from './clock';
import { instantToTell } from './morning';

test.each([
  ['an ordinary day', '2026-11-20T14:59:00Z', '2026-11-20T15:00:00Z', '2026-11-19', '2026-11-20'],
  ['a day of 25 hours', '2026-11-01T14:59:00Z', '2026-11-01T15:00:00Z', '2026-10-31', '2026-11-01'],
  ['a day of 23 hours', '2027-03-14T13:59:00Z', '2027-03-14T14:00:00Z', '2027-03-13', '2027-03-14'],
])('F15 news of %s are told from seven by the wall clock', (_, before, from, yesterday, today) => {
  const zone = 'America/Tijuana';
  const told = [before, from].map((instant) => dayIn(zone, instantToTell(new Date(instant), zone)));
  expect(told).toEqual([yesterday, today]);
});
