import { cookiesOf, startBff, type Bff } from '../testing/start-bff';

let bff: Bff;
beforeAll(async () => (bff = await startBff()));
afterAll(() => bff.stop());

describe('B62 OPTIONS', () => {
  test.each([
    ['/api/schools/visits', 'GET, HEAD, OPTIONS, POST'],
    ['/api/schools/visits/7', 'DELETE, GET, HEAD, OPTIONS, PUT'],
    ['/api/login', 'OPTIONS, POST'],
    ['/api/csrf', 'GET, HEAD, OPTIONS'],
    ['/bff/coach/schools/1/agenda', 'GET, HEAD, OPTIONS'],
  ])('B62 of %s is answered with the methods it takes, and asks nobody', async (path, methods) => {
    const asked = bff.core.seen.length;
    const res = await bff.plain().options(path).set('Origin', 'https://evil.example');
    expect(res.status).toBe(204);
    expect(res.get('Allow')).toBe(methods);
    expect(res.text).toBe('');
    expect(Object.keys(res.headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
    expect(cookiesOf(res)).toEqual([]);
    expect(bff.core.seen).toHaveLength(asked);
  });

  test.each(['/api/nowhere', '/api/schools/visits/7/8/9', '/bff/coach/nowhere', '/api', '/bff'])(
    'B62 of %s, where there is nothing, is 404',
    async (path) => {
      const res = await bff.plain().options(path);
      expect(res.status).toBe(404);
      expect(res.body).toMatchObject({ error: true, code: 'request.no-such-call' });
    },
  );
});
