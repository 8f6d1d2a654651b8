import { Refusal } from '../problems';
import { parseQuery } from './query';

const many = (count: number, pair: (i: number) => string) => Array.from({ length: count }, (_, i) => pair(i)).join('&');

describe('parseQuery', () => {
  test('reads what Express alone leaves flat', () =>
    expect(parseQuery('filter[status]=new&filter[a][b]=1&page=2')).toEqual({
      filter: { status: 'new', a: { b: '1' } },
      page: '2',
    }));

  test.each([null, undefined, ''])('nothing asked is an empty object: %j', (text) =>
    expect(parseQuery(text)).toEqual({}),
  );

  test.each([
    ['deeper than three', 'a[b][c][d][e]=1'],
    ['more than fifty names', many(51, (i) => `k${i}=1`)],
    ['more than twenty of one', many(21, () => 'a[]=1')],
  ])('B54 %s is refused, not cut off', (_, text) => expect(() => parseQuery(text)).toThrow(Refusal));

  test('B54 within bounds passes', () => {
    expect(parseQuery(many(50, (i) => `k${i}=1`))).toHaveProperty('k49', '1');
    expect(parseQuery('a[b][c][d]=1')).toEqual({ a: { b: { c: { d: '1' } } } });
  });

  test('B59 nothing reaches the prototype of objects', () => {
    parseQuery('constructor[prototype][polluted]=1');
    for (const text of ['__proto__[polluted]=1', 'a[__proto__][polluted]=1', 'a%5B__proto__%5D=1', '__proto__'])
      expect(() => parseQuery(text)).toThrow(Refusal);
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  });
});
