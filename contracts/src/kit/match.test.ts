import { byPrecedence, matcher } from './match';

const calls = [
  { method: 'get', path: '/schools/:id' },
  { method: 'put', path: '/schools/:id' },
  { method: 'get', path: '/schools/visits' },
  { method: 'post', path: '/schools/visits' },
  { method: 'get', path: '/schools/visits/:id' },
  { method: 'get', path: '/:room/visits/new' },
  { method: 'get', path: '/photos/:token' },
  { method: 'get', path: '/openapi.json' },
];
const { find, methods } = matcher(calls);
const path = (method: string, address: string) => find(method, address)?.item.path;

test.each([
  ['get', '/schools/7', '/schools/:id'],
  ['get', '/schools/visits', '/schools/visits'],
  ['GET', '/schools/visits/', '/schools/visits'],
  ['head', '/photos/Qk9f-_', '/photos/:token'],
  // A literal without a match falls back to the parameter, as in Express.
  ['put', '/schools/visits', '/schools/:id'],
  ['get', '/schools/visits/new', '/schools/visits/:id'],
  ['get', '/teachers/visits/new', '/:room/visits/new'],
  ['get', '/openapi.json', '/openapi.json'],
  ['get', '/openapiXjson', undefined],
  ['get', '/schools//', undefined],
  ['get', '/Schools/7', undefined],
  ['delete', '/schools/7', undefined],
  ['get', '/schools/7/8/9', undefined],
])('%s %s is %s', (method, address, expected) => expect(path(method, address)).toBe(expected));

test('names the parameters, as they stand in the address', () =>
  expect(find('get', '/schools/visits/%31')?.params).toEqual({ id: '%31' }));

test('tells the methods of the first pattern that the address matches', () => {
  expect(methods('/schools/visits')).toEqual(['GET', 'HEAD', 'OPTIONS', 'POST']);
  expect(methods('/schools/7')).toEqual(['GET', 'HEAD', 'OPTIONS', 'PUT']);
  expect(methods('/nowhere')).toEqual([]);
});

test('a list sorted by precedence, tried one after the other, finds the same', () => {
  const addresses = ['/schools/visits', '/schools/7', '/schools/visits/new', '/teachers/visits/new', '/photos/x'];
  const first = (list: typeof calls, address: string) =>
    list.find((call) => matcher([call]).find('get', address))?.path;
  for (const order of [calls, [...calls].reverse()]) {
    const sorted = [...order].sort(byPrecedence);
    expect(addresses.map((address) => first(sorted, address))).toEqual(
      addresses.map((address) => path('get', address)),
    );
  }
});

test('T08 without case and final slashes it finds whatever it finds with them', () => {
  const lenient = matcher(calls, { ignoresCase: true });
  for (const address of ['/Schools/VISITS', '/schools/7///', '/SCHOOLS/visits/7/'])
    expect(lenient.find('get', address)).toBeDefined();
});
