import { membersOf, shapeOf } from './json-shape';

const isHonest = (text: string) => membersOf(JSON.parse(text)) === shapeOf(Buffer.from(text)).members;

describe('B58 a name that comes twice', () => {
  test.each([
    '{}',
    '[]',
    '"a:b"',
    '12',
    '{"a":1,"b":{"a":1},"c":[{"a":1},{"a":1}]}',
    '{"a":"x:y","b:c":"\\"d\\":1","e\\\\":":"}',
    '{ "á😀" : "{\\"a\\":1,\\"a\\":2}" , "\\u00e1" : [ [ ] , { } ] }',
    '{"":1," ":2,"0":3,"00":4}',
  ])('B58 none in %s', (text) => expect(isHonest(text)).toBe(true));

  test.each([
    '{"a":1,"a":1}',
    '{"a":1,"\\u0061":2}',
    '{"b":{"a":1,"c":2,"a":3}}',
    '[{"a":[{"x":1,"y":{},"x":null}]}]',
    '{"":1,"":2}',
    '{"😀":1,"\\ud83d\\ude00":2}',
    '{"a\\"":1,"a\\"":2}',
    '{"0":1,"0":2}',
  ])('B58 one in %s', (text) => expect(isHonest(text)).toBe(false));
});

test('B59 names that reach an object’s prototype are told, at any depth', () => {
  for (const name of ['__proto__', 'constructor', 'prototype', '\\u005f_proto__'])
    expect(membersOf(JSON.parse(`{"a":[{"b":{"${name}":1}}]}`))).toBeNull();
});

test('B58 numbers that do not come back as they were written are told', () => {
  for (const written of ['-0', '1e400', '-1e400', '-0.0'])
    expect(membersOf(JSON.parse(`{"a":[${written}]}`))).toBeNull();
  expect(membersOf(JSON.parse('{"a":[0,-1,1e3,0.5]}'))).toBe(1);
});

test('B58 depth is that of lists and objects, not of what strings say', () => {
  expect(shapeOf(Buffer.from('{"a":[[{"b":"[[[["}]]}')).depth).toBe(4);
  expect(shapeOf(Buffer.from('['.repeat(50_000))).depth).toBe(50_000);
});

test('B58 looking through 100 kB takes a few times as long as parsing them', () => {
  const text = JSON.stringify(
    Array.from({ length: 1_700 }, (_, n) => ({ id: n, actions: 'Acción: "leer"', specifications: '{}' })),
  );
  const bytes = Buffer.from(text);
  const document: unknown = JSON.parse(text);
  /** Milliseconds of the best of twenty runs, because the machine may be busy. */
  const best = (work: () => void) =>
    Math.min(
      ...Array.from({ length: 20 }, () => {
        const began = performance.now();
        work();
        return performance.now() - began;
      }),
    );
  const parsing = best(() => JSON.parse(text) as unknown);
  const looking = best(() => {
    membersOf(document);
    shapeOf(bytes);
  });
  // It usually takes about twice as long. What reads the text anew for each member would take a thousand times as long.
  expect(looking / parsing).toBeLessThan(20);
});
