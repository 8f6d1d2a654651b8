import { gzipSync } from 'node:zlib';
import { HOLIDAYS_BYTES } from '@ruta/contracts/holidays/limits';
import { refusal, startBff, type Bff } from '../testing/start-bff';

let bff: Bff;
beforeEach(async () => (bff = await startBff()));
afterEach(() => bff.stop());

describe('bodies', () => {
  const big = JSON.stringify({ objective: 'x'.repeat(200_000) });
  const post = () => bff.change('post', '/api/schools/visits').set('Content-Type', 'application/json');
  const packed = (body: string) =>
    post()
      .set('Content-Encoding', 'gzip')
      .serialize((bytes: unknown) => bytes as string) // otherwise the bytes would be serialized as JSON
      .send(gzipSync(body));

  test('B62 200 kB gives 413', async () => {
    const res = await post().send(big);
    expect(res.status).toBe(413);
    expect(res.body).toEqual(refusal('request.too-large'));
    expect(bff.core.seen).toEqual([]);
  });

  test('B62 200 kB in pieces, unannounced, give 413', async () => {
    const asked = post();
    for (let sent = 0; sent < 20; sent++) asked.write('x'.repeat(10_000));
    expect((await asked).status).toBe(413);
    expect(bff.core.seen).toEqual([]);
  });

  test('B62 a gzip bomb gives 413, an honest gzip passes unpacked', async () => {
    const bomb = await packed(big);
    expect(bomb.status).toBe(413);
    const broken = await post().set('Content-Encoding', 'gzip').send('not gzip');
    expect(broken.status).toBe(400);
    const brotli = await post().set('Content-Encoding', 'br').send('x');
    expect(brotli.status).toBe(415);
    expect(bff.core.seen).toEqual([]);
    expect((await packed('{"a":1}')).status).toBe(201);
    expect(bff.core.seen[0]?.body).toBe('{"a":1}');
    expect(bff.core.seen[0]?.headers).not.toHaveProperty('content-encoding');
  });

  test('B58 what a document says twice reaches core-api as it was sent, for its one parser to refuse', async () => {
    for (const body of ['{"a":1,"a":2}', '\ufeff{}', '{"a":1e400}', '{bad']) {
      await post().send(body);
      expect(bff.core.seen.pop()?.body).toBe(body);
    }
  });

  test('B62 a call whose contract takes more takes up to that', async () => {
    const days = () => bff.change('post', '/api/holidays').set('Content-Type', 'application/json');
    await days().send('x'.repeat(HOLIDAYS_BYTES));
    expect(bff.core.seen.map(({ body }) => body.length)).toEqual([HOLIDAYS_BYTES]);
    expect((await days().send('x'.repeat(HOLIDAYS_BYTES + 1))).status).toBe(413);
  });

  test('just below the limit passes', async () => {
    expect((await post().send('x'.repeat(100_000))).status).toBe(201);
    expect((await post().send('x'.repeat(100_001))).status).toBe(413);
  });
});
