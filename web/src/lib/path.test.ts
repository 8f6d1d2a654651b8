import { fillPath, toQuery } from './path';
import { paths, safeNext } from './paths';

test('a pattern is filled, and a missing parameter is told', () => {
  expect(fillPath('/schools/:school_id/visits/:id', { school_id: 1, id: 'a/b' })).toBe('/schools/1/visits/a%2Fb');
  expect(() => fillPath('/schools/:school_id', {})).toThrow('school_id');
});

test('a query writes nested filters and lists, and leaves out what is empty', () => {
  expect(
    decodeURIComponent(toQuery({ page: 2, filter: { status: ['new', 'progress'], search: '' }, sort: undefined })),
  ).toBe('?page=2&filter[status]=new,progress');
  expect(toQuery({})).toBe('');
  expect(toQuery(undefined)).toBe('');
});

test('every page has its address', () => {
  expect(paths.coachVisitEditDraft.href({ school_id: 1, id: 7 })).toBe('/coach/schools/1/visits/edit/7/draft');
  expect(paths.signIn.href(undefined, { next: '/coach?x=1' })).toBe('/sign-in?next=%2Fcoach%3Fx%3D1');
});

test.each([
  ['/coach/schools/1/agenda?month=2026-11#x', '/coach/schools/1/agenda?month=2026-11#x'],
  ['//evil.example/path', undefined],
  ['/\\evil.example', undefined],
  ['/\t/evil.example', undefined],
  ['https://evil.example', undefined],
  ['javascript:alert(1)', undefined],
  ['coach', undefined],
  [null, undefined],
])('ACC-01 next=%s leads to %s: never off this site', (next, expected) => {
  expect(safeNext(next)).toBe(expected);
});
