import { expectRefused, NO_IDS, NO_SIZES } from '../../testing/bad-input';
import { testServer, type Caller, type TestServer } from '../../testing/server';

let server: TestServer;
let admin: Caller;
let id: number;
beforeAll(async () => {
  server = await testServer();
  id = await server.world.school();
  admin = await server.as(await server.world.person('ADMIN'));
});
afterAll(() => server.stop());

const NO_NAMES = ['', '  ', 'x'.repeat(256), 5, null, 'dos\nlíneas'];
const asked = (path: string) => (field: string, value: unknown) => admin.get(path).query({ [field]: String(value) });

test.each([
  [
    'PUT /schools/:id',
    { revision: [...NO_IDS, null], timezone: ['', 'Luna/Mar', 5, null], levels: ['primaria', 1, null, []] },
    (field: string, value: unknown) => admin.put(`/schools/${id}`).send({ revision: 1, [field]: value }),
  ],
  [
    'POST update-name',
    { id: [...NO_IDS, null], name: NO_NAMES },
    (field: string, value: unknown) => admin.post('/schools/update-name').send({ id, name: 'Colegio', [field]: value }),
  ],
  [
    'GET imported-schools',
    { size: NO_SIZES, page: NO_SIZES, sort: ['remote_id', 'name,'] },
    asked('/imported-schools'),
  ],
])('B02 B05 B25 %s names the field that is wrong, and nothing changes', async (_call, bad, send) => {
  await expectRefused(server.db, ['schools', 'level_school', 'imported_schools', 'audit_log'], { send, bad });
});
