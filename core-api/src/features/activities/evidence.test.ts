import { createHash } from 'node:crypto';
import { readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { request as httpRequest, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';
import type { Test } from 'supertest';
import { diskStore } from '../../storage/disk-store';
import { sweepStore } from '../../storage/sweep';
import { testServer, type Caller, type TestServer } from '../../testing/server';
import type { EvidenceRow } from './activities.tables';
import { evidenceKeys } from './evidence.reader';

const AXES = [1, 2, 3, 4].map((id) => ({ id, actions: `Acciones ${id}`, specifications: `Detalles ${id}` }));
const SET = '/schools/activity/set-evidence';
const PDF = Buffer.from('%PDF-1.7\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n');
const HTML = Buffer.from('<!doctype html><script>alert(1)</script>');
const SVG = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>');

let server: TestServer;
let school: number;
let otherSchool: number;
let coachId: number;
let coach: Caller;
let superior: Caller;
let director: Caller;
let otherCoach: Caller;
let teacher: Caller;
let photo: Buffer;
let png: Buffer;
let visit: { id: number; agenda_activity_id: number };

/** A picture with location and rotation in its metadata, as a phone sends it. */
const withPlace = (image: Sharp) =>
  image
    .withExif({
      IFD0: { Make: 'Telefono', Model: 'Secreto' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '19/1 25/1 0/1', GPSLongitudeRef: 'W', GPSLongitude: '99/1 7/1 0/1' },
    })
    .withMetadata({ orientation: 6 });
const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#2266aa' } });

/** A named chunk of a PNG. */
function chunk(name: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), content]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

const send = (
  caller: Caller,
  files: readonly (readonly [Buffer, string])[],
  activity = visit.agenda_activity_id,
): Test =>
  files.reduce(
    (call, [content, filename]) => call.attach('files', content, { filename, contentType: 'image/png' }),
    caller.post(SET).field('activity_id', String(activity)),
  );
const rows = () => server.db('activity_evidences').orderBy('id');
/** All files of the store, including unfinished uploads. */
const stored = () =>
  readdirSync(server.filesDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);
/** Waits for a condition, up to the test's time limit. */
const until = async (holds: () => boolean) => {
  while (!holds()) await new Promise((resolve) => setImmediate(resolve));
};
const record = async () =>
  (await coach.get(`/schools/activity/record?activity_id=${visit.agenda_activity_id}`)).body.data.evidences as {
    id: number;
    file_name: string;
    mime_type: string;
    size: number;
    url: string;
  }[];

beforeAll(async () => {
  server = await testServer();
  const { world } = server;
  const cycle = await world.cycle();
  school = await world.school();
  coachId = await world.person('COACH');
  const other = await world.person('COACH');
  const man = await world.person('COACH_MAN');
  await world.hierarchy(cycle, school, { coach_id: coachId, manager_id: man });
  otherSchool = await world.school();
  await world.hierarchy(cycle, otherSchool, { coach_id: other });
  coach = await server.as(coachId);
  otherCoach = await server.as(other);
  superior = await server.as(man);
  director = await server.as(await world.person('DIR', { school_id: school }));
  teacher = await server.as(await world.person('PROF', { school_id: school }));
  photo = await withPlace(blank(3000, 2000).jpeg()).toBuffer();
  png = await blank(40, 30).png().toBuffer();
});
afterAll(() => server.stop());
beforeEach(async () => {
  const planned = await coach.post('/schools/visits').send({
    ...{ school_id: school, eraser: false, objective: 'Acompañar', date: '2026-11-20', time: '09:00' },
    school_visit_axis: AXES,
  });
  visit = planned.body.data as typeof visit;
  await coach.put(`/schools/visits/${visit.id}/start`).expect(200);
});
afterEach(async () => {
  await server.db('activity_evidences').delete();
  await server.db('agenda_activities').delete();
  await server.db('school_visits').delete();
  for (const key of stored()) await server.store.delete(key).catch(() => undefined);
});

describe('adding', () => {
  test('VIS-06 ACT-03 files are added while the visit runs, listed in its record and read by id', async () => {
    const { status, body } = await send(coach, [
      [photo, 'Pizarrón ñ 3.º A 😀.jpg'],
      [PDF, 'Minuta.pdf'],
    ]);
    expect([status, body.message]).toEqual([201, 'Evidencia agregada.']);
    expect(body.data.evidences).toMatchObject([
      { file_name: 'Pizarrón ñ 3.º A 😀.jpg', mime_type: 'image/jpeg' },
      { file_name: 'Minuta.pdf', mime_type: 'application/pdf', size: PDF.length },
    ]);
    const [image, document] = await record();
    for (const caller of [coach, superior, director]) {
      const file = await caller.get((image?.url ?? '').replace('/api', ''));
      expect(file.status).toBe(200);
      expect(file.headers).toMatchObject({
        'content-type': 'image/jpeg',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "sandbox; default-src 'none'",
        'content-length': String(image?.size),
      });
      expect(file.get('Content-Disposition')).toBe(
        `inline; filename="Pizarron n 3._ A __.jpg"; filename*=UTF-8''${encodeURIComponent('Pizarrón ñ 3.º A 😀.jpg')}`,
      );
      expect(file.get('Cache-Control')).toContain('private');
    }
    const pdf = await coach.get((document?.url ?? '').replace('/api', '')).responseType('blob');
    expect(pdf.body).toEqual(PDF);
    const has = await coach.get(`/schools/activity/has-evidence?activity_id=${visit.agenda_activity_id}`);
    expect(has.body.data).toEqual({ hasEvidence: true, count: 2 });
  });

  test('T05 a photo is drawn anew: upright, at most 2560 px, without place or camera', async () => {
    await send(coach, [[photo, 'foto.jpg']]).expect(201);
    const [{ url } = { url: '' }] = await record();
    const { body } = await coach.get(url.replace('/api', '')).responseType('blob');
    const facts = await sharp(body as Buffer).metadata();
    expect([facts.width, facts.height, facts.exif, facts.orientation]).toEqual([1707, 2560, undefined, undefined]);
    expect((body as Buffer).includes('Secreto')).toBe(false);
    expect((await sharp(photo).metadata()).exif).toBeDefined();
  });

  test('T05 what is appended to a picture does not survive', async () => {
    await send(coach, [[Buffer.concat([png, HTML]), 'foto.png']]).expect(201);
    const [{ url } = { url: '' }] = await record();
    const { body } = await coach.get(url.replace('/api', '')).responseType('blob');
    expect((body as Buffer).includes('script')).toBe(false);
  });

  test.each([
    ['../../etc/passwd.png', 'passwd.png'],
    ['..\\..\\x.png', 'x.png'],
    ['CON.png', '_CON.png'],
    ['evil\u202Egnp.html', 'evilgnp.html.png'],
    ['a\u200bb\u2066.png', 'ab.png'],
    ['.htaccess', 'htaccess.png'],
    [`${'ñ'.repeat(300)}.png`, `${'ñ'.repeat(196)}.png`],
    ['árbol.PNG', 'árbol.PNG'],
  ])('B27 T05 the name %j is shown as %j, and the file lies in the store under another', async (given, shown) => {
    const { status } = await send(coach, [[png, given]]);
    expect(status).toBe(201);
    expect((await record()).map(({ file_name }) => file_name)).toEqual([shown]);
    const [{ path }] = (await rows()) as [EvidenceRow];
    expect(stored()).toEqual([path]);
    expect(path).toMatch(/^[0-9a-f]{32}$/);
  });
});

describe('B27 T05 refused beside the field, with nothing stored', () => {
  const jpegHead = Buffer.from([0xff, 0xd8, 0xff, 0xe0]);
  afterEach(async () => {
    expect(await rows()).toEqual([]);
    expect(stored()).toEqual([]);
  });

  test.each([
    ['an svg', SVG, 'dibujo.svg', /no es del tipo/],
    ['html named png', HTML, 'foto.png', /no es del tipo/],
    ['svg named png', SVG, 'foto.png', /no es del tipo/],
    ['nothing', Buffer.alloc(0), 'foto.png', /está vacío/],
    ['a GIF that is a script', Buffer.from('GIF89a=1;alert(1)//'), 'foto.gif', /no es del tipo/],
    ['a program', Buffer.from('MZ\x90\0'), 'foto.png', /no es del tipo/],
    ['an archive after a PDF', Buffer.concat([PDF, Buffer.from('PK\x03\x04archive')]), 'x.pdf', /no es del tipo/],
    ['a page that begins as a picture', Buffer.concat([jpegHead, HTML]), 'foto.jpg', /está dañado/],
    ['half a picture', 'half', 'foto.png', /está dañado/],
  ])('%s', async (_, content, name, sentence) => {
    const bytes = typeof content === 'string' ? png.subarray(0, png.length / 2) : content;
    const { status, body } = await send(coach, [[bytes, name]]);
    expect([status, body.code, Object.keys(body.errors as object)]).toEqual([422, 'request.invalid', ['files']]);
    expect(body.errors.files[0]).toMatch(sentence);
  });

  test('20,000 × 20,000 pixels in a few kilobytes', async () => {
    const size = Buffer.alloc(13);
    size.writeUInt32BE(20_000, 0);
    size.writeUInt32BE(20_000, 4);
    size.set([8, 2, 0, 0, 0], 8);
    const bomb = Buffer.concat([
      Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
      chunk('IHDR', size),
      chunk('IDAT', deflateSync(Buffer.alloc(60_001))),
      chunk('IEND', Buffer.alloc(0)),
    ]);
    const { status, body } = await send(coach, [[bomb, 'bomba.png']]);
    expect([status, body.errors.files[0]]).toEqual([
      422,
      'La imagen bomba.png es demasiado grande. Redúcela e inténtalo de nuevo.',
    ]);
  });

  test('11 MB, in the person’s language', async () => {
    const { status, body } = await send(coach, [[Buffer.concat([PDF, Buffer.alloc(11 * 1024 * 1024)]), 'x.pdf']]).set(
      'Accept-Language',
      'en',
    );
    expect([status, body.errors.files]).toEqual([422, ['A file may be up to 10 MB.']]);
  });

  test('one bad file among good ones takes them all with it', async () => {
    expect(
      (
        await send(coach, [
          [png, 'a.png'],
          [HTML, 'b.png'],
        ])
      ).status,
    ).toBe(422);
  });

  test('no file at all', async () => {
    for (const call of [
      coach.post(SET).field('activity_id', String(visit.agenda_activity_id)),
      send(coach, [[png, '']]),
    ]) {
      expect((await call).status).toBe(422);
    }
  });
});

describe('B26 at most three', () => {
  test('a fourth file, four at once, and two when two are there', async () => {
    const four = await send(
      coach,
      [1, 2, 3, 4].map((n) => [png, `${n}.png`] as const),
    );
    expect([four.status, four.body.errors.files]).toEqual([422, ['Puedes subir hasta 3 archivos a la vez.']]);
    await send(coach, [
      [png, '1.png'],
      [png, '2.png'],
    ]).expect(201);
    expect(
      (
        await send(coach, [
          [png, '3.png'],
          [png, '4.png'],
        ])
      ).status,
    ).toBe(422);
    await send(coach, [[png, '3.png']]).expect(201);
    const { status, body } = await send(coach, [[png, '4.png']]);
    expect([status, body.errors.files]).toEqual([422, ['Solo caben 3 evidencias. Quita una para agregar otra.']]);
    expect(await rows()).toHaveLength(3);
    expect(stored()).toHaveLength(3);
  });

  test('parallel uploads when two are there: exactly one more', async () => {
    await send(coach, [
      [png, '1.png'],
      [png, '2.png'],
    ]).expect(201);
    const answers = await Promise.all([3, 4, 5].map((n) => send(coach, [[png, `${n}.png`]])));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422, 422]);
    expect(await rows()).toHaveLength(3);
    expect(stored()).toHaveLength(3);
  });
});

describe('B28 broken forms are refused and the server goes on', () => {
  const raw = (body: string | Buffer, type = 'multipart/form-data; boundary=X') =>
    coach.post(SET).set('Content-Type', type).send(body);
  const field = (name: string, value = '1') =>
    `--X\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
  const file = (name: string) =>
    `--X\r\nContent-Disposition: form-data; name="${name}"; filename="a.png"\r\nContent-Type: image/png\r\n\r\nabc\r\n`;

  test.each([
    ['a body that ends too soon', `${field('activity_id')}${file('files')}`, 400],
    ['another boundary', '--Y\r\n\r\n--Y--', 400],
    ['an index without end', `${field('a[99999999999]')}${file('files')}--X--\r\n`, 422],
    ['5,000 levels', `${field(`a${'[b]'.repeat(5000)}`)}${file('files')}--X--\r\n`, 413],
    ['200 fields', `${Array.from({ length: 200 }, (_, n) => field(`f${n}`)).join('')}--X--\r\n`, 413],
    ['another field for the files', `${field('activity_id')}${file('foto')}--X--\r\n`, 422],
    ['__proto__', `${field('__proto__[x]')}${file('files')}--X--\r\n`, 400],
    ['NUL in a name', `${field('activity_id')}${file('files').replace('a.png', 'a\0.png')}--X--\r\n`, 400],
    ['a field without a name', `--X\r\nContent-Disposition: form-data\r\n\r\n1\r\n${file('files')}--X--\r\n`, 400],
  ])('%s', async (_, body, status) => {
    const answer = await raw(body);
    expect([answer.status, answer.body.error]).toEqual([status, true]);
    expect(stored()).toEqual([]);
    expect((await coach.get('/me')).status).toBe(200);
  });

  test('a form without boundary, and a form for a call that takes JSON', async () => {
    expect((await raw('--X--', 'multipart/form-data')).status).toBe(400);
    expect((await raw('{}', 'application/json')).status).toBe(415);
    const other = await coach.put('/schools/activity/set-observations').field('activity_id', '1');
    expect(other.status).toBe(415);
  });

  test.each([
    'multipart/form-data;',
    'multipart/form-data; boundary',
    'multipart/form-data; boundary=',
    'multipart/form-data; boundary=""',
    'multipart/form-data; boundary="X',
    'multipart/form-data; boundary=X"',
    "multipart/form-data; boundary=X; a='",
    'multipart/form-data; boundary=X;',
    'multipart/form-data;\tboundary=X\t;',
    'multipart/form-data\t',
    'multipart/form-data; boundary=X; boundary=Y',
    'multipart/form-data, multipart/form-data; boundary=X',
    'multipart/form-data; =X',
    'multipart/form-data; boundary=X, boundary=Y',
    'multipart/form-data; boundary=é',
    `multipart/form-data; boundary=${'X'.repeat(2000)}`,
    'multipart/mixed; boundary=X',
  ])('B28 the type “%s” is refused', async (type) => {
    const { status, body } = await raw('--X--', type);
    expect([400, 415]).toContain(status);
    expect(body.error).toBe(true);
    expect(stored()).toEqual([]);
  });

  test('B14 the same key with other bytes under the same name is refused, with the same bytes answered again', async () => {
    const sent = (content: Buffer) => send(coach, [[content, 'a.pdf']]).set('Idempotency-Key', 'evidence-b14-1');
    const first = await sent(PDF);
    expect(first.status).toBe(201);
    const other = await sent(Buffer.from(PDF.toString('latin1').replace('1 0 obj', '2 0 obj'), 'latin1'));
    expect([other.status, other.body.code]).toEqual([422, 'request.key-reused']);
    const again = await sent(PDF);
    expect([again.status, again.body]).toEqual([201, first.body]);
    expect(await rows()).toHaveLength(1);
  });

  test('F12 a sender who hangs up in the middle leaves nothing behind', async () => {
    const listening: Server = server.app.listen(0);
    const { port } = listening.address() as AddressInfo;
    const token = 'x'.repeat(43);
    await server
      .db('sessions')
      .where({ user_id: coachId })
      .update({ token_hash: createHash('sha256').update(token).digest('hex') });
    coach = await server.as(coachId);
    const call = httpRequest({
      ...{ port, method: 'POST', path: `/api${SET}` },
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'multipart/form-data; boundary=X',
        'content-length': 900_000,
      },
    });
    call.on('error', () => undefined); // the test aborts the request
    call.write(`${field('activity_id', String(visit.agenda_activity_id))}${file('files')}`);
    await until(() => stored().length === 1); // the upload has begun
    call.destroy();
    await until(() => stored().length === 0);
    expect(await server.db('activity_evidences').select()).toEqual([]);
    listening.closeAllConnections();
    listening.close();
  });
});

describe('who and when', () => {
  const remove = (caller: Caller, id: number) =>
    caller.delete(`/schools/activity/${visit.agenda_activity_id}/delete-evidence/${id}`);

  test('T01 VIS-07 another school’s coach gets 404, readers 403, and nothing is stored', async () => {
    for (const [caller, status] of [
      [otherCoach, 404],
      [superior, 403],
      [director, 403],
      [teacher, 403],
    ] as const)
      expect((await send(caller, [[png, 'a.png']])).status).toBe(status);
    expect(stored()).toEqual([]);
    await send(coach, [[png, 'a.png']]).expect(201);
    const [{ id, url } = { id: 0, url: '' }] = await record();
    for (const [caller, status] of [
      [otherCoach, 404],
      [teacher, 404],
    ] as const)
      expect((await caller.get(url.replace('/api', ''))).status).toBe(status);
    for (const [caller, status] of [
      [otherCoach, 404],
      [superior, 403],
      [director, 403],
    ] as const)
      expect((await remove(caller, id)).status).toBe(status);
    expect(await rows()).toHaveLength(1);
  });

  test('ACT-03 removing deletes row and file, and makes room for another', async () => {
    await send(coach, [
      [png, '1.png'],
      [png, '2.png'],
      [png, '3.png'],
    ]).expect(201);
    const [, second] = await record();
    const { status, body } = await remove(coach, second?.id ?? 0);
    expect([status, body.message, body.data.evidences.length]).toEqual([200, 'Evidencia eliminada.', 2]);
    expect(stored()).toHaveLength(2);
    expect((await remove(coach, second?.id ?? 0)).body.code).toBe('activities.evidence-not-found');
    await send(coach, [[png, '4.png']]).expect(201);
  });

  test('T01 an id of another activity’s evidence is not found through this one', async () => {
    await send(coach, [[png, 'a.png']]).expect(201);
    const [{ id } = { id: 0 }] = await record();
    expect((await coach.get(`/schools/activity/999999/evidence/${id}`)).status).toBe(404);

    // A visit of their own, at another school.
    const planned = await otherCoach.post('/schools/visits').send({
      ...{ school_id: otherSchool, eraser: false, objective: 'Acompañar', date: '2026-11-20', time: '09:00' },
      school_visit_axis: AXES,
    });
    const own = planned.body.data as typeof visit;
    await otherCoach.put(`/schools/visits/${own.id}/start`).expect(200);
    const through = `/schools/activity/${own.agenda_activity_id}/evidence/${id}`;
    expect((await otherCoach.get(through)).status).toBe(404);
    expect((await otherCoach.delete(through)).status).toBe(404);
    expect(await rows()).toHaveLength(1);
  });

  test('VIS-06 neither before the start nor after the finish', async () => {
    await send(coach, [[png, 'a.png']]).expect(201);
    const [{ id, url } = { id: 0, url: '' }] = await record();
    await coach.put(`/schools/visits/${visit.id}/finish`).expect(200);
    expect((await send(coach, [[png, 'b.png']])).body.code).toBe('activities.completed');
    expect((await remove(coach, id)).body.code).toBe('activities.completed');
    expect((await coach.get(url.replace('/api', ''))).status).toBe(200);
    await server.db('agenda_activities').update({ isCompleted: false, isStarted: false });
    expect((await send(coach, [[png, 'b.png']])).body.code).toBe('activities.not-started');
  });
});

describe('F12 the store and the rows', () => {
  test('a file that no row names is swept after a day; a named one stays', async () => {
    await send(coach, [[png, 'a.png']]).expect(201);
    const [{ path }] = (await rows()) as [EvidenceRow];
    const orphan = await server.store.put(Buffer.from('left behind'));
    expect(await sweepStore(server.store, evidenceKeys(server.db))).toBe(0);
    const later = new Date(Date.now() + 25 * 3_600_000);
    expect(await sweepStore(server.store, evidenceKeys(server.db), later)).toBe(1);
    expect(stored()).toEqual([path]);
    expect(await server.store.open(orphan.key)).toBeNull();
  });

  test('F12 what a crash left in files/incoming is swept after twenty minutes, an upload under way stays', async () => {
    const [left, arriving] = ['left', 'arriving'].map((name) => join(server.store.incoming, name));
    const none = () => Promise.resolve([]);
    for (const path of [left, arriving]) writeFileSync(path ?? '', 'half');
    const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);
    utimesSync(left ?? '', minutesAgo(21), minutesAgo(21));
    utimesSync(arriving ?? '', minutesAgo(11), minutesAgo(11));
    await sweepStore(server.store, none);
    expect(readdirSync(server.store.incoming)).toEqual(['arriving']);
    rmSync(arriving ?? '');
  });

  test('a file that went missing is 404, not 500', async () => {
    await send(coach, [[png, 'a.png']]).expect(201);
    const [{ path }] = (await rows()) as [EvidenceRow];
    await server.store.delete(path);
    const [{ url } = { url: '' }] = await record();
    expect((await coach.get(url.replace('/api', ''))).status).toBe(404);
  });

  test('T05 a key cannot lead out of the store', async () => {
    for (const key of ['../x', join('..', '..', 'etc', 'passwd'), '', 'A'.repeat(32)])
      await expect(server.store.open(key)).rejects.toThrow('Not a key');
  });
});

describe('F11 the disk is full', () => {
  test('507, nothing half-written, and reading goes on', async () => {
    await send(coach, [[png, 'a.png']]).expect(201);
    const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC', errno: -28 });
    const put = jest.spyOn(server.store, 'put').mockRejectedValue(full);
    const { status, body } = await send(coach, [[png, 'b.png']]);
    expect([status, body.code]).toEqual([507, 'server.storage-full']);
    put.mockRestore();
    expect(await rows()).toHaveLength(1);
    expect(stored()).toHaveLength(1);
    const [{ url } = { url: '' }] = await record();
    expect((await coach.get(url.replace('/api', ''))).status).toBe(200);
  });

  test('files are refused while there is still room for the database', async () => {
    const store = diskStore({ root: server.filesDir, minFreeBytes: Number.MAX_SAFE_INTEGER });
    await expect(store.put(Buffer.from('x'))).rejects.toThrow('server.storage-full');
    expect(stored()).toEqual([]);
  });
});
