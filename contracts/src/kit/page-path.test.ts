import { fillPath, page, toQuery } from './page-path';

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

test('a page fills its address and adds a query', () => {
  const edit = page('/coach/schools/:school_id/visits/edit/:id/draft');
  expect(edit.href({ school_id: 1, id: 7 })).toBe('/coach/schools/1/visits/edit/7/draft');
  expect(page('/sign-in').href(undefined, { next: '/coach?x=1' })).toBe('/sign-in?next=%2Fcoach%3Fx%3D1');
});
