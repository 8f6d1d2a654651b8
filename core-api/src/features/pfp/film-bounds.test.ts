import { mkdtempSync, readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FILM_BYTES_MAX } from '@ruta/contracts/kit/file-types';
import { mp4Of } from '../../testing/files';
import { testServer, type Caller, type TestServer } from '../../testing/server';
import { formationContentOf, formationPlanOf } from './pfp.testing';

const MEGABYTE = 1024 * 1024;
let server: TestServer;
let editor: Caller;
let plan = 0;
const folder = mkdtempSync(join(tmpdir(), 'ruta-film-'));
const insert = async (table: string, row: object) => (await server.db(table).insert(row))[0] ?? 0;

beforeAll(async () => {
  server = await testServer();
  editor = await server.as(await server.world.person('CONTENT'));
  plan = await formationPlanOf(insert, await server.world.cycle());
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true });
});
afterEach(() => server.db('formation_contents').delete());

/** A film whose pictures are zeros, as a file that takes no room on the disk; it is sent piece by piece. */
function filmOf(megabytes: number): string {
  const whole = mp4Of();
  const head = whole.subarray(0, whole.indexOf('mdat') + 4);
  // The size of its last box.
  head.writeUInt32BE(megabytes * MEGABYTE - head.length + 8, head.length - 8);
  const path = join(folder, 'clase.mp4');
  writeFileSync(path, head);
  truncateSync(path, megabytes * MEGABYTE);
  return path;
}
const send = (megabytes: number) =>
  editor
    .post(`/formation-plans/${plan}/contents`)
    .field({ name: 'Clase', required: '1' })
    .attach('file', filmOf(megabytes));
/** Files in the store and those that are still arriving. */
const files = () =>
  readdirSync(server.filesDir, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());

test('PFP-01 B27 a film of 201 MB is refused beside its field, and leaves no row and no file', async () => {
  expect(FILM_BYTES_MAX).toBe(200 * MEGABYTE);
  const { status, body } = await send(201);
  expect([status, body.errors]).toEqual([422, { file: ['Un archivo puede pesar hasta 200 MB.'] }]);
  expect(await server.db('formation_contents').select('id')).toEqual([]);
  expect(files()).toEqual([]);
  // The next one that fits is taken.
  expect((await send(2).expect(201)).body.data).toMatchObject({ kind: 'video', size: 2 * MEGABYTE });
  expect(files()).toHaveLength(1);
});

test.each([
  ['ten ranges at once', `bytes=${Array.from({ length: 10 }, (_, n) => `${2 * n}-${2 * n + 1}`).join(',')}`],
  [
    'ten ranges of which some lie beyond the film',
    `bytes=${Array.from({ length: 10 }, (_, n) => `${n * 90}-`).join(',')}`,
  ],
  ['ten times the whole film', `bytes=${Array.from({ length: 10 }, () => '0-').join(',')}`],
  ['a range that ends before it begins', 'bytes=9-1'],
])('PFP-01 RFC 9110 %s: the whole film comes, once', async (_, range) => {
  const film = mp4Of();
  const { key, size } = await server.store.put(film);
  const id = await formationContentOf(insert, plan, {
    ...{ kind: 'video', mime_type: 'video/mp4', name: 'Una clase', url: null, file_key: key, size },
  });
  const { status, headers, body } = await editor
    .get(`/formation-plans/${plan}/contents/${id}/file`)
    .set('Range', range)
    .buffer();
  expect([status, headers['content-range'], headers['content-length']]).toEqual([200, undefined, String(size)]);
  expect(film.equals(body as Buffer)).toBe(true);
});
