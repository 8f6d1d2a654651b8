import { expectRefused, NO_DAYS, NO_IDS, NO_QUERY_IDS } from '../../testing/bad-input';
import { testServer, type Caller, type TestServer } from '../../testing/server';

const META = { scope: 'state', kind: 'rest', states: [1], confirmed: true };
const ROW = { name: 'Receso', description: 'Sin clases.', start_at: '2027-12-20', end_at: '2027-12-31', meta: META };

let server: TestServer;
let admin: Caller;
beforeAll(async () => {
  server = await testServer();
  admin = await server.as(await server.world.person('ADMIN'));
  const meta = { ...META, scope: 'network', states: [] };
  expect((await admin.post('/holidays').send({ holidays: [{ ...ROW, meta }] })).status).toBe(200);
});
afterAll(() => server.stop());

const NO_QUERY_DAYS = NO_DAYS.filter((day) => typeof day === 'string');
const NOT_THESE = ['', 'party', 1, null, ['rest']];
/** Saves a row whose field `holidays.0.…` is wrong. */
const saved = (field: string, value: unknown) => {
  const [, , name = '', part] = field.split('.');
  const changed = part === undefined ? { [name]: value } : { meta: { ...META, [part]: value } };
  return admin.post('/holidays').send({ holidays: [{ ...ROW, ...changed }] });
};
const asked = (path: string) => (field: string, value: unknown) => admin.get(`${path}?${field}=${String(value)}`);

test.each([
  ['POST /holidays, days', { 'holidays.0.start_at': NO_DAYS, 'holidays.0.end_at': NO_DAYS }, saved],
  ['POST /holidays, texts', { 'holidays.0.name': ['', ' ', 1, null], 'holidays.0.description': ['', 1, null] }, saved],
  ['POST /holidays, versions', { 'holidays.0.id': NO_IDS, 'holidays.0.revision': NO_IDS }, saved],
  [
    'POST /holidays, facts',
    {
      ...{ 'holidays.0.meta.scope': NOT_THESE, 'holidays.0.meta.kind': NOT_THESE },
      ...{ 'holidays.0.meta.confirmed': ['true', 1, null], 'holidays.0.meta.states': ['1', 1, null, []] },
    },
    saved,
  ],
  [
    'GET /holidays',
    { from: NO_QUERY_DAYS, to: NO_QUERY_DAYS, state: NO_QUERY_IDS, school_id: NO_QUERY_IDS },
    asked('/holidays'),
  ],
  ['GET suggestions', { year: ['1e9', '-1', '1.5', '1000000000', '27', ''] }, asked('/holidays/suggestions')],
])('B02 B03 B05 B17 %s names the field that is wrong, and nothing changes', async (_call, bad, send) => {
  await expectRefused(server.db, ['holidays', 'audit_log'], { send, bad });
});

test('B03 a holiday may be a leap day', async () => {
  const leap = { ...ROW, start_at: '2028-02-29', end_at: '2028-02-29', meta: { ...META, scope: 'sep', states: [] } };
  const { status, body } = await admin.post('/holidays').send({ holidays: [leap] });
  expect([status, body.data[0].start_at]).toEqual([200, '2028-02-29']);
});
