import { z } from 'zod';
import { queryChoice, queryFlag } from './fields';
import { givenQuery } from './given-query';

test('API-01 what is empty is not given, also within a filter; an empty page, sort or include stays a mistake', () => {
  expect(givenQuery({ search: '', filter: { school_id: '', search: 'a' }, page: '2' })).toEqual({
    filter: { search: 'a' },
    page: '2',
  });
  const mistakes = { page: '', size: '', sort: '', include: '', fields: '' };
  expect(givenQuery(mistakes)).toEqual(mistakes);
  expect(givenQuery({ filter: '', ids: ['', '1'] })).toEqual({ ids: ['', '1'] });
});

test.each([
  ['1', true, true],
  ['true', true, true],
  ['0', false, undefined],
  ['false', false, undefined],
])('API-01 a flag of %s is %s, a choice %s', (text, flag, choice) => {
  const query = z.strictObject({ banned: queryFlag.optional(), filter_by_favorite: queryChoice.optional() });
  expect(query.parse({ banned: text, filter_by_favorite: text })).toEqual({ banned: flag, filter_by_favorite: choice });
});
