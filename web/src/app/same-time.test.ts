import { monthLike } from './same-time';

const CYCLE = { start_at: '2025-08-25', end_at: '2026-07-15' };

test.each([
  ['2026-11-20', '2025-11'],
  ['2026-02-03', '2026-02'],
  ['2026-08-24', '2025-08'],
  ['2027-07-01', '2026-07'],
])('on %s the cycle opens in %s', (today, month) => expect(monthLike(today, CYCLE)).toBe(month));

test('outside of a short cycle it opens in its first month', () =>
  expect(monthLike('2026-12-01', { start_at: '2026-01-10', end_at: '2026-06-30' })).toBe('2026-01'));
