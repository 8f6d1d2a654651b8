import { expectRefused, NO_COUNTS, NO_IDS, NO_SIZES } from '../../testing/bad-input';
import { testServer, type Caller, type TestServer } from '../../testing/server';

const FILE = 'Id remoto,Nombre,Clave\r\n1,Colegio Uno,14A';

let server: TestServer;
let admin: Caller;
let id: number;
beforeAll(async () => {
  server = await testServer();
  await server.world.school(); // the catalogue of places
  admin = await server.as(await server.world.person('ADMIN'));
  const { body } = await uploaded({ kind: 'schools' });
  id = (body as { data: { id: number } }).data.id;
});
afterAll(() => server.stop());

const uploaded = (fields: Record<string, string>) => {
  const call = admin.post('/imports').attach('file', Buffer.from(FILE), 'escuelas.csv');
  for (const [name, value] of Object.entries(fields)) void call.field(name, value);
  return call;
};
const CHOICE = { revision: 1, line: 2, school_id: 1 };
const NO_FLAGS = ['true', 'yes', 1, 0, null, [true]];

test.each([
  [
    'POST /imports',
    { kind: ['', 'su', 'Schools', 'schools,people'], cycle_id: ['0', '-1', '1.5', '1e9', 'uno'] },
    (field: string, value: unknown) => uploaded({ kind: 'hierarchy', [field]: String(value) }),
  ],
  [
    'POST apply',
    { revision: NO_IDS, leave_out: NO_FLAGS },
    (field: string, value: unknown) =>
      admin.post(`/imports/${id}/apply`).send({ revision: 1, leave_out: false, [field]: value }),
  ],
  [
    'PUT choice',
    { revision: NO_IDS, line: [...NO_IDS, ...NO_COUNTS.slice(1)], school_id: NO_IDS },
    (field: string, value: unknown) => admin.put(`/imports/${id}/choice`).send({ ...CHOICE, [field]: value }),
  ],
  [
    'POST undo',
    { revision: [...NO_IDS, null] },
    (field: string, value: unknown) => admin.post(`/imports/${id}/undo`).send({ [field]: value }),
  ],
  [
    'GET rows',
    { size: NO_SIZES, page: NO_SIZES, 'filter.outcome': ['good', '1'] },
    (field: string, value: unknown) =>
      admin.get(`/imports/${id}/rows`).query({ [field.replace(/^filter\.(.*)$/, 'filter[$1]')]: String(value) }),
  ],
  [
    'GET template',
    { kind: ['', 'su', '1'] },
    (field: string, value: unknown) => admin.get('/imports/template').query({ [field]: String(value) }),
  ],
])('B02 B05 B60 %s names the field that is wrong, and nothing is written', async (_call, bad, send) => {
  await expectRefused(server.db, ['import_batches', 'import_batch_rows', 'imported_schools', 'audit_log'], {
    ...{ send, bad },
  });
});
