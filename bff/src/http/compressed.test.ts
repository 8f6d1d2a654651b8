import { agenda } from '@ruta/contracts/agenda/agenda.api';
import { sampleActivity } from '@ruta/contracts/agenda/agenda.sample';
import { visits } from '@ruta/contracts/visits/visits.api';
import { startBff, type Bff } from '../testing/start-bff';

let bff: Bff;
beforeEach(async () => {
  bff = await startBff();
  bff.core.reply(agenda.list, { data: Array.from({ length: 40 }, () => sampleActivity) });
});
afterEach(() => bff.stop());

const SCREEN = '/bff/coach/schools/1/agenda?month=2026-11';
const API = '/api/schools/agenda?school_id=1&start=2026-11-01&end=2026-12-12';

describe('answers', () => {
  test.each([
    ['br, gzip', 'br'],
    ['gzip', 'gzip'],
    ['identity', undefined],
  ])('for Accept-Encoding: %s are packed as %s', async (accepted, encoding) => {
    for (const path of [SCREEN, API]) {
      const res = await bff.get(path).set('Accept-Encoding', accepted).buffer(true);
      expect([path, res.status, res.get('Content-Encoding')]).toEqual([path, 200, encoding]);
    }
  });

  test('that are small stay as they are', async () =>
    expect((await bff.get('/api/csrf').set('Accept-Encoding', 'gzip')).get('Content-Encoding')).toBeUndefined());

  test.each([
    ['a file that is downloaded', { 'content-type': 'application/json', 'content-disposition': 'attachment' }],
    ['a picture', { 'content-type': 'image/png' }],
    ['a stream of events', { 'content-type': 'text/event-stream' }],
  ])('%s is passed on as it is', async (_, headers) => {
    bff.core.answer(visits.list, () => ({ headers, body: JSON.stringify('x'.repeat(5000)) }));
    const res = await bff.get('/api/schools/visits?school_id=1').set('Accept-Encoding', 'br, gzip').buffer(true);
    expect(res.get('Content-Encoding')).toBeUndefined();
  });

  test('that one has already are not sent again: 304 comes through', async () => {
    bff.core.answer(visits.list, ({ headers }) => {
      const etag = 'W/"1-abc"';
      return headers['if-none-match'] === etag ? { status: 304 } : { headers: { etag }, body: { data: [] } };
    });
    const first = await bff.get('/api/schools/visits?school_id=1');
    const again = await bff.get('/api/schools/visits?school_id=1').set('If-None-Match', first.get('ETag') ?? '');
    expect([again.status, again.text]).toEqual([304, '']);
  });

  test('ASVS 14.3.2 a screen with people’s data is kept nowhere', async () =>
    expect((await bff.get(SCREEN)).get('Cache-Control')).toBe('private, no-store'));
});
