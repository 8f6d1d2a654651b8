import { endpoint } from '@ruta/contracts/kit/endpoint';
import { z } from 'zod';
import { InvalidRequest } from '../kernel/problem';
import { parse } from './parse';

const draft = endpoint({
  ...{ method: 'put', path: '/drafts/:id', summary: 'Saves a draft', access: { public: true, because: 'of the test' } },
  body: z.object({ answers: z.record(z.string(), z.unknown()) }),
  reply: z.object({}),
});
const refused = (answers: unknown): unknown => {
  try {
    parse(draft, { params: { id: '1' }, query: {}, body: { answers } }, 'es');
    return null;
  } catch (error) {
    return error instanceof InvalidRequest ? error.errors : error;
  }
};

test.each([
  ['a text', { one: 'a\ud800' }, 'answers.one'],
  ['a text in a list', { one: ['b', { two: '\udfff' }] }, 'answers.one.1.two'],
  ['a name', { 'a\ud83d': 1 }, 'answers'],
])('B57 half a letter in %s is refused, also where the contract takes any text', (_, answers, path) => {
  expect(Object.keys(refused(answers) as object)).toEqual([path]);
});

test('B57 whole pairs are letters', () => {
  expect(refused({ one: '😀 𠜎', '👩\u200d🏫': ['é'] })).toBeNull();
});
