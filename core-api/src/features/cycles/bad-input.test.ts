import { expectRefused, NO_COUNTS, NO_DAYS, NO_IDS, NO_QUERY_IDS, NO_SIZES } from '../../testing/bad-input';
import { testServer, type Caller, type TestServer } from '../../testing/server';

const NEXT = { start_at: '2027-08-23', end_at: '2028-07-14' };
const TABLES = ['school_cycles', 'periods', 'pfp_closures', 'dpi_closures', 'audit_log'];

let server: TestServer;
let admin: Caller;
let period_id: number;
let prepared: number;
let pending: number;
beforeAll(async () => {
  server = await testServer();
  const { world } = server;
  admin = await server.as(await world.person('ADMIN'));
  prepared = await world.cycle({ state: 'pending' });
  pending = await world.cycle({ state: 'pending', prepared: false, ...NEXT });
  period_id = ((await admin.post('/periods').send({ start_year: 2030 })).body as { data: { id: number } }).data.id;
});
afterAll(() => server.stop());

const range = { start_at: '2026-08-24', end_at: '2027-07-15' };
const cycle = { period_id: NO_IDS, start_at: NO_DAYS, end_at: NO_DAYS, min_group: NO_COUNTS };
/** The body of a call but for one field. */
const sent = (path: () => string, method: 'post' | 'put', body: () => object) => (field: string, value: unknown) =>
  admin[method](path()).send({ ...body(), [field]: value });
const asked = (path: () => string, method: 'get' | 'delete') => (field: string, value: unknown) =>
  admin[method](`${path()}?${field}=${String(value)}`);

test.each([
  [
    'POST /school-cycles',
    cycle,
    sent(
      () => '/school-cycles',
      'post',
      () => ({ period_id, ...NEXT }),
    ),
  ],
  [
    'PUT /school-cycles/:id',
    { ...cycle, revision: NO_IDS },
    sent(
      () => `/school-cycles/${pending}`,
      'put',
      () => ({ period_id, ...NEXT }),
    ),
  ],
  [
    'POST /periods',
    { start_year: NO_COUNTS },
    sent(
      () => '/periods',
      'post',
      () => ({}),
    ),
  ],
  [
    'PUT set-limit',
    { limit: [...NO_DAYS, ...NO_COUNTS], start_at: NO_DAYS, end_at: NO_DAYS, revision: NO_IDS },
    sent(
      () => `/school-cycles/${prepared}/pfp/set-limit`,
      'put',
      () => ({ limit: '2027-05-28', ...range }),
    ),
  ],
  [
    'PUT dpi-closure-dt',
    { end_at: [...NO_DAYS, ...NO_COUNTS], start_at: NO_DAYS, revision: NO_IDS },
    sent(
      () => `/school-cycles/${prepared}/dpi-closure-dt`,
      'put',
      () => ({ end_at: '2027-02-26' }),
    ),
  ],
  [
    'POST prepare',
    { start_at: NO_DAYS, end_at: NO_DAYS, action: ['', 'copy', 1, null], revision: NO_IDS },
    sent(
      () => `/school-cycles/${pending}/prepare`,
      'post',
      () => ({ action: 'inherit_data', ...NEXT }),
    ),
  ],
  [
    'PUT start',
    { revision: NO_IDS },
    sent(
      () => `/school-cycles/${prepared}/start`,
      'put',
      () => ({}),
    ),
  ],
  [
    'DELETE finish',
    { cycle_id: [...NO_QUERY_IDS, ''], revision: [...NO_QUERY_IDS, ''] },
    asked(() => '/school-cycles/finish', 'delete'),
  ],
  ['GET /school-cycles', { size: NO_SIZES, page: NO_SIZES }, asked(() => '/school-cycles', 'get')],
])('B02 B03 B05 %s names the field that is wrong, and nothing changes', async (_call, bad, send) => {
  await expectRefused(server.db, TABLES, { send, bad });
});

test('B03 a leap day is a day', async () => {
  const leap = await admin.post('/school-cycles').send({ period_id, start_at: '2027-08-23', end_at: '2028-02-29' });
  expect([leap.status, leap.body.data.end_at]).toEqual([201, '2028-02-29']);
});
