import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { appendFile, mkdtemp, readdir, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { OFFICE_TYPES } from '@ruta/contracts/kit/file-types';
import type { ContentSection, EmbeddedPage, OtherContent } from '@ruta/contracts/other-content/other-content.schema';
import { CONTENT_NAME_MAX } from '@ruta/contracts/other-content/limits';
import { sweepStore } from '../../storage/sweep';
import { mp4Of, PDF, PPTX } from '../../testing/files';
import { PNG } from '../../testing/fixtures';
import { testServer, type Caller, type TestServer } from '../../testing/server';
import { contentFiles } from './content.reader';

const VIDEO = 'https://ruta.wistia.com/medias/abc123';

let server: TestServer;
let admin: Caller;
let designer: Caller;
let teacher: Caller;
let director: Caller;
beforeAll(async () => {
  server = await testServer();
  const { world } = server;
  const school = await world.school();
  admin = await server.as(await world.person('ADMIN'));
  designer = await server.as(await world.person('CONTENT'));
  teacher = await server.as(await world.person('PROF', { school_id: school }));
  director = await server.as(await world.person('DIR', { school_id: school }));
});
afterAll(() => server.stop());
afterEach(async () => {
  for (const table of ['other_contents', 'other_content_section', 'embedded_pages'] as const)
    await server.db(table).delete();
});

const dataOf = ({ body }: { body: unknown }) => (body as { data: unknown }).data;
const contentOf = (reply: { body: unknown }) => (dataOf(reply) as { content: OtherContent }).content;
const addUrl = async (differs: object = {}) =>
  contentOf(
    await admin
      .post('/other-content/set-url')
      .send({ name: 'Video', url: VIDEO, ...differs })
      .expect(201),
  );
const addFile = async (name = 'Guía', file = PDF, as = admin) =>
  contentOf(await as.post('/other-content/set-file').field('name', name).attach('file', file, 'guía.pdf').expect(201));
const namesFor = async (caller: Caller, query = '') =>
  (dataOf(await caller.get(`/other-content?${query}`).expect(200)) as OtherContent[]).map(({ name }) => name);
const title = async (caller: Caller) => dataOf(await caller.get('/other-content/title').expect(200)) as ContentSection;

describe('OTH-01 contents', () => {
  test('OTH-01 a file and a video are added, in their order, with the sentence in both places', async () => {
    const added = await designer
      .post('/other-content/set-file')
      .field('name', 'Guía del aula')
      .attach('file', PDF, 'guía.pdf');
    expect([added.status, added.body]).toMatchObject([
      201,
      { message: 'Contenido agregado.', data: { message: 'Contenido agregado.' } },
    ]);
    const file = contentOf(added);
    expect(file).toMatchObject({
      ...{ type: 'File', name: 'Guía del aula', url: `/api/other-content/${file.id}/file`, roles: [], downloads: 0 },
      file: { id: file.id, mime_type: 'application/pdf', name: 'guía.pdf', size: PDF.length },
    });
    await addUrl({ name: 'Clima' });
    expect(await namesFor(teacher)).toEqual(['Guía del aula', 'Clima']);
    expect(await namesFor(teacher, 'filter[search]=guia')).toEqual(['Guía del aula']);
    expect(await namesFor(teacher, 'search=guia')).toEqual(['Guía del aula']);
    expect(await namesFor(teacher, 'search=')).toEqual(await namesFor(teacher));
  });

  test('OTH-01 an address that is no video of a listed host is refused beside its field', async () => {
    for (const url of [
      'http://ruta.wistia.com/medias/abc',
      'https://example.mx/medias/abc',
      'https://vimeo.com/1',
      '',
    ]) {
      const { status, body } = await admin.post('/other-content/set-url').send({ name: 'Video', url });
      expect([status, (body as { errors: object }).errors]).toEqual([422, { url: ['La url es invalida'] }]);
    }
    expect(await namesFor(admin)).toEqual([]);
  });

  test('OTH-01 B27 limits hold, and nothing is stored of what is refused', async () => {
    const long = await admin
      .post('/other-content/set-url')
      .send({ name: 'x'.repeat(CONTENT_NAME_MAX + 1), url: VIDEO });
    expect([long.status, Object.keys((long.body as { errors: object }).errors)]).toEqual([422, ['name']]);
    const page = Buffer.from('<!doctype html><script>alert(1)</script>');
    const html = await admin.post('/other-content/set-file').field('name', 'x').attach('file', page, 'a.pdf');
    expect([html.status, Object.keys((html.body as { errors: object }).errors)]).toEqual([422, ['file']]);
    const none = await admin.post('/other-content/set-file').field('name', 'x');
    expect([none.status, Object.keys((none.body as { errors: object }).errors)]).toEqual([422, ['file']]);
    expect(await namesFor(admin)).toEqual([]);
  });

  test('OTH-01 T05 films open in place, office files are downloaded, and a name does not lie about the type', async () => {
    const send = (file: Buffer, name: string) =>
      admin.post('/other-content/set-file').field('name', 'Clase').attach('file', file, name);
    const headersOf = async (file: Buffer, name: string) => {
      const { url } = contentOf(await send(file, name).expect(201));
      const { headers } = await teacher.get(url.replace('/api', '')).buffer();
      return [headers['content-type'], headers['content-disposition']];
    };
    expect(await headersOf(mp4Of(), 'Clase.mp4')).toEqual(['video/mp4', expect.stringMatching(/^inline/)]);
    expect(await headersOf(PPTX, 'Clase.pptx')).toEqual([OFFICE_TYPES[1], expect.stringMatching(/^attachment/)]);
    const renamed = await send(PPTX, 'Clase.mp4');
    expect([renamed.status, (renamed.body as { errors: object }).errors]).toEqual([
      422,
      { file: [expect.stringContaining('Clase.mp4 no es del tipo')] },
    ]);
  });

  test('OTH-01 B27 F12 a film of 201 MB and a PDF of 51 MB leave neither row nor file', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'large-'));
    const path = join(folder, 'clase.mp4');
    const refusalOf = async (head: Buffer, megabytes: number, tail = '') => {
      await writeFile(path, head);
      await truncate(path, megabytes * 1024 * 1024);
      await appendFile(path, tail);
      const reply = await admin.post('/other-content/set-file').field('name', 'Clase').attach('file', path);
      return [reply.status, (reply.body as { errors: object }).errors];
    };
    try {
      expect(await refusalOf(mp4Of(), 201)).toEqual([422, { file: ['Un archivo puede pesar hasta 200 MB.'] }]);
      expect(await refusalOf(PDF, 51, '%%EOF')).toEqual([422, { file: ['Un archivo puede pesar hasta 50 MB.'] }]);
    } finally {
      await rm(folder, { recursive: true });
    }
    expect(await namesFor(admin)).toEqual([]);
    expect(await readdir(server.store.incoming)).toEqual([]);
  });

  test('OTH-01 F12 an upload that is cut leaves neither row nor file', async () => {
    const listening = createServer(server.app).listen(0);
    const token = await server.sessionOf(await server.world.person('ADMIN'));
    const cut = request({
      ...{ port: (listening.address() as AddressInfo).port, path: '/api/other-content/set-file', method: 'POST' },
      headers: {
        ...{ authorization: `Bearer ${token}`, 'content-length': 2_000_000 },
        'content-type': 'multipart/form-data; boundary=limit',
      },
    }).on('error', () => undefined);
    const disposition = 'Content-Disposition: form-data; name="file"; filename="clase.mp4"';
    cut.write(`--limit\r\n${disposition}\r\nContent-Type: video/mp4\r\n\r\n`);
    cut.write(Buffer.concat([mp4Of(), Buffer.alloc(500_000)]));
    const arriving = async () => (await readdir(server.store.incoming)).length;
    for (let tries = 0; tries < 200 && (await arriving()) === 0; tries += 1) await pause(10);
    expect(await arriving()).toBe(1);
    cut.destroy();
    for (let tries = 0; tries < 200 && (await arriving()) > 0; tries += 1) await pause(10);
    expect([await arriving(), await namesFor(admin)]).toEqual([0, []]);
    listening.close();
  });

  test('OTH-01 a file keeps its address when it is replaced, and its name alone may change', async () => {
    const { id, url, revision } = await addFile();
    const renamed = await admin
      .post('/other-content/update-file')
      .field({ name: 'Otro', contentId: String(id), revision: String(revision) });
    expect(contentOf(renamed)).toMatchObject({ name: 'Otro', file: { mime_type: 'application/pdf' }, revision: 2 });
    const replaced = await admin
      .post('/other-content/update-file')
      .field({ name: 'Otro', contentId: String(id) })
      .attach('file', PNG, 'foto.png');
    expect(contentOf(replaced)).toMatchObject({ url, file: { mime_type: 'image/png' }, revision: 3 });
    const { status, headers } = await teacher.get(url.replace('/api', ''));
    expect([status, headers['content-type']]).toEqual([200, 'image/png']);
  });

  test('OTH-01 F11 an opening is counted where the page tells it; reading the file counts nothing', async () => {
    const { id, url } = await addFile();
    const video = await addUrl();
    await teacher.get(url.replace('/api', '')).expect(200);
    await teacher.post(`/other-content/${id}/opened`).expect(200);
    await director.post(`/other-content/${id}/opened`).expect(200);
    await teacher.post(`/other-content/${video.id}/opened`).expect(404);
    expect(await server.db('other_contents').orderBy('id').pluck('downloads')).toEqual([2, 0]);
  });

  test('OTH-01 F02 an edit that lost is told what is there now', async () => {
    const { id } = await addUrl();
    const send = (name: string) =>
      admin.post('/other-content/update-url').send({ contentId: id, name, url: VIDEO, revision: 1 });
    await send('Primera').expect(200);
    const lost = await send('Segunda');
    expect([lost.status, lost.body]).toMatchObject([
      409,
      { code: 'other-content.stale', current: { name: 'Primera', revision: 2 } },
    ]);
  });

  test('OTH-01 roles narrow who reads it; no roles are everybody', async () => {
    const { id } = await addUrl({ name: 'Para docentes', roles: ['PROF'] });
    await addUrl({ name: 'Para todos' });
    expect(await namesFor(teacher)).toEqual(['Para docentes', 'Para todos']);
    expect(await namesFor(director)).toEqual(['Para todos']);
    expect(await namesFor(designer)).toEqual(['Para docentes', 'Para todos']);
    await admin.post('/other-content/update-url').send({ contentId: id, name: 'Para docentes', url: VIDEO, roles: [] });
    expect(await namesFor(director)).toEqual(['Para docentes', 'Para todos']);
  });

  test('OTH-01 T01 the file of another role’s content is not found', async () => {
    const file = await admin
      .post('/other-content/set-file')
      .field({ name: 'Guía', roles: 'DIR,SUBD' })
      .attach('file', PDF, 'a.pdf');
    const path = contentOf(file).url.replace('/api', '');
    expect((await teacher.get(path)).status).toBe(404);
    expect((await director.get(path)).status).toBe(200);
  });

  test('OTH-01 a content is deleted by its id and its type, with its file', async () => {
    const { id } = await addFile();
    const remove = (fileId: number, body: object) =>
      admin.delete(`/other-content/${id}/delete-file/${fileId}`).send(body);
    await remove(id, { id, type: 'URL' }).expect(404);
    await remove(id + 1, { id, type: 'File' }).expect(404);
    expect(Object.keys((await remove(id, { id: id + 1, type: 'File' }).expect(422)).body.errors)).toEqual(['id']);
    expect(Object.keys((await remove(id, {}).expect(422)).body.errors)).toEqual(['type']);
    const gone = await remove(id, { id, type: 'File' });
    expect([gone.status, dataOf(gone)]).toEqual([200, { message: 'Contenido eliminado.' }]);
    expect((await remove(id, { id, type: 'File' })).status).toBe(404);
    expect((await teacher.get(`/other-content/${id}/file`)).status).toBe(404);
  });

  test('OTH-01 a content is moved to a place among all', async () => {
    const [one, , three] = [await addUrl({ name: '1' }), await addUrl({ name: '2' }), await addUrl({ name: '3' })];
    const move = (contentId: number, position: number) =>
      admin.put('/other-content/order').send({ contentId, position }).expect(200);
    await move(three.id, 1);
    expect(await namesFor(teacher)).toEqual(['3', '1', '2']);
    await move(three.id, 1);
    await move(one.id, 99);
    expect(await namesFor(teacher)).toEqual(['3', '2', '1']);
  });

  test('F12 the files of contents stay when the store is swept', async () => {
    const { url } = await addFile();
    await sweepStore(server.store, contentFiles(server.db), new Date('2100-01-01'));
    expect((await teacher.get(url.replace('/api', ''))).status).toBe(200);
  });
});

describe('OTH-01 the title', () => {
  test('OTH-01 it is written and switched off: readers then find nothing, designers everything', async () => {
    await addUrl();
    expect(await title(teacher)).toEqual({ name: 'Otros contenidos', active: true, revision: 0 });
    const saved = await designer.put('/other-content/update-title').send({ name: 'Biblioteca', active: false });
    expect(saved.body).toMatchObject({ message: 'Título guardado.', data: { name: 'Biblioteca', revision: 1 } });
    expect(await namesFor(teacher)).toEqual([]);
    expect(await namesFor(designer)).toEqual(['Video']);
    await designer.put('/other-content/update-title').send({ name: 'Biblioteca', active: true, revision: 1 });
    expect(await namesFor(teacher)).toEqual(['Video']);
  });

  test('F02 who wrote the title second is told the first', async () => {
    const save = (name: string, revision: number) =>
      admin.put('/other-content/update-title').send({ name, active: true, revision });
    await save('Primero', 0).expect(200);
    for (const revision of [0, 7]) {
      const { status, body } = await save('Segundo', revision);
      expect([status, body]).toMatchObject([409, { code: 'other-content.title-stale', current: { name: 'Primero' } }]);
    }
  });
});

describe('OTH-02 embedded pages', () => {
  const FORM = { url: '', title: 'Inteligencia', title_en: '', active: false, revision: 0 };
  const save = (differs: object) => admin.put('/embedded-pages/intelligence').send({ ...FORM, ...differs });
  const read = (caller: Caller) => caller.get('/embedded-pages/intelligence');

  test('OTH-02 only hosts that the deployment lists are framed; an inactive page is nobody’s', async () => {
    expect((await read(teacher)).status).toBe(404);
    for (const url of ['https://otro.example.mx/x', 'http://tableros.example.mx/x', 'https://x@tableros.example.mx/']) {
      const { status, body } = await save({ url, active: true });
      expect([status, Object.keys((body as { errors: object }).errors)]).toEqual([422, ['url']]);
    }
    expect((await save({ active: true })).status).toBe(422);
    const url = 'https://tableros.example.mx/resumen';
    await save({ url, active: true }).expect(200);
    expect(dataOf(await read(teacher)) as EmbeddedPage).toMatchObject({ url, is_allowed: true, title: 'Inteligencia' });
    const at = { created_at: '2026-11-19 12:00:00', updated_at: '2026-11-19 12:00:00' };
    const key = {
      position: 1,
      type: 'key',
      name: 'Tablero',
      search_key: 'tablero',
      url: 'intelligence',
      ...at,
    } as const;
    await server.db('other_contents').insert(key);
    expect(await namesFor(teacher)).toEqual(['Tablero']);
    await save({ url, revision: 1 }).expect(200);
    expect([await namesFor(teacher), await namesFor(designer)]).toEqual([[], ['Tablero']]);
    expect((await read(teacher)).status).toBe(404);
    expect((await read(designer)).status).toBe(200);
  });

  test('F02 who changed a page second is told the first', async () => {
    await save({ title: 'Primero' }).expect(200);
    const { status, body } = await save({ title: 'Segundo' });
    expect([status, body]).toMatchObject([409, { code: 'other-content.page-stale', current: { title: 'Primero' } }]);
  });
});
