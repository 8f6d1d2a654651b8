import { safeNext } from './safe-next';

test.each([
  ['/coach/schools/1/agenda?month=2026-11#x', '/coach/schools/1/agenda?month=2026-11#x'],
  ['//evil.example/path', undefined],
  ['/\\evil.example', undefined],
  ['/\t/evil.example', undefined],
  ['/.//evil.example', undefined],
  ['/a/..//evil.example', undefined],
  ['/%2e//evil.example', undefined],
  ['/./\\evil.example', undefined],
  ['/\t//evil.example', undefined],
  ['/coach/../coach/agenda', '/coach/agenda'],
  ['https://evil.example', undefined],
  ['javascript:alert(1)', undefined],
  ['coach', undefined],
  [null, undefined],
])('ACC-01 next=%s leads to %s: never off this site', (next, expected) => {
  expect(safeNext(next)).toBe(expected);
});
