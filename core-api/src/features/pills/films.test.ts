import type { ListedPill, OpenedPill, Pill } from '@ruta/contracts/pills/pills.schema';
import { LOCALES, type Locale } from '@ruta/contracts';
import { DOCX, mp4Of, PDF, VTT } from '../../testing/files';
import { PNG } from '../../testing/fixtures';
import type { Caller } from '../../testing/server';
import { pillsForget } from './pills.forget';
import { sweepFilms } from './films.jobs';
import { filmKeys } from './film.reader';
import { errorsOf, pillWorld, type PillWorld } from './library.testing';

let at: PillWorld;
let colleague: Caller;
let colleagueId = 0;
beforeAll(async () => {
  at = await pillWorld();
  colleagueId = await at.server.world.person('CONTENT');
  colleague = await at.server.as(colleagueId);
});
afterAll(() => at.server.stop());
afterEach(async () => {
  await at.empty();
  await at.server.db('pills_films').delete();
});

const FILM = '/pills/videos/file';
const dataOf = <T>({ body }: { body: { data: T } }): T => body.data;
const send = (caller: Caller, content: Buffer = mp4Of(), name = 'clase.mp4') =>
  caller.post(FILM).attach('file', content, name);
/** Sends a film and gives its address, as calls name it. */
const sent = async (caller = at.admin, seconds = 100): Promise<string> =>
  dataOf<{ url: string }>(await send(caller, mp4Of(seconds)).expect(201)).url;
const below = (url: string) => url.replace('/api', '');
const save = (caller: Caller, differs: object, id?: number) =>
  caller
    .post(id === undefined ? '/pills/videos/store' : `/pills/videos/storeEdit/${id}`)
    .send({ ...at.form, ...differs });
const filmed = async (): Promise<Pill> => dataOf<Pill>(await save(at.admin, { url: await sent() }).expect(201));
const caption = (id: number, content: Buffer = VTT, { locale = 'es', name = 'clase.vtt', caller = at.admin } = {}) =>
  caller.post(`/pills/videos/${id}/captions/${locale}`).attach('file', content, name);
const opened = async (id: number) => dataOf<OpenedPill>(await at.teacher.get(`/pills/videos/${id}`).expect(200));
const filesOf = async (id: number) => {
  const film = await at.server.db('pills_videos').where({ id }).first('file_key');
  const captions = await at.server.db('pills_captions').where({ video_id: id }).pluck('file_key');
  return [film?.file_key ?? '', ...captions];
};
const areThere = (keys: readonly string[]) =>
  Promise.all(keys.map(async (key) => (await at.server.store.open(key)) !== null));

test.each([
  ['a picture', PNG, 'clase.mp4'],
  ['a document', DOCX, 'clase.docx'],
  ['a PDF', PDF, 'clase.pdf'],
  ['a page', Buffer.from('<!doctype html><script>1</script>'), 'clase.mp4'],
  ['QuickTime', mp4Of(75, 'qt  '), 'clase.mp4'],
  ['captions', VTT, 'clase.vtt'],
  ['a film with the name of a document', mp4Of(), 'clase.docx'],
  ['nothing', Buffer.alloc(0), 'clase.mp4'],
])('PIL-01 T05 %s is no film of the library', async (_, content, name) => {
  expect(errorsOf(await send(at.admin, content, name).expect(422))).toHaveProperty('file');
  expect(await at.server.db('pills_films').select('id')).toEqual([]);
});

test('PIL-01 a film is watched by its sender alone until a video has it, and belongs to one video', async () => {
  const url = await sent();
  const part = await at.admin.get(below(url)).set('Range', 'bytes=4-7').expect(206);
  expect([part.headers['content-type'], (part.body as Buffer).toString()]).toEqual(['video/mp4', 'ftyp']);
  await colleague.get(below(url)).expect(404);
  await at.teacher.get(below(url)).expect(403);
  expect(errorsOf(await save(colleague, { url }).expect(422))).toHaveProperty('url');

  const pill = dataOf<Pill>(await save(at.admin, { url }).expect(201));
  expect(pill).toMatchObject({ url: `/api/pills/videos/${pill.id}/media`, duration_sec: 100, is_seen: false });
  await at.admin.get(below(url)).expect(404);
  expect(errorsOf(await save(at.admin, { url }).expect(422))).toHaveProperty('url');
  // Another video’s film is no film to take.
  expect(errorsOf(await save(at.admin, { url: pill.url }).expect(422))).toHaveProperty('url');
  const other = await at.add();
  expect(errorsOf(await save(at.admin, { url: pill.url, revision: 1 }, other.id).expect(422))).toHaveProperty('url');
  // What changes beside the film leaves it.
  const renamed = await save(at.admin, { url: pill.url, title: 'Otro nombre', revision: 1 }, pill.id).expect(200);
  expect(dataOf<Pill>(renamed)).toMatchObject({ url: pill.url, duration_sec: 100, title: 'Otro nombre' });
});

test('PIL-03 a film plays by ranges with an ETag, and no longer once its video is deleted', async () => {
  const { id, url } = await filmed();
  const get = (headers: Record<string, string> = {}) => at.teacher.get(below(url)).set(headers);
  const whole = await get().expect(200);
  expect(whole.headers).toMatchObject({
    ...{ 'accept-ranges': 'bytes', 'x-content-type-options': 'nosniff', 'cache-control': 'private, no-cache' },
    'content-disposition': expect.stringMatching(/^inline/) as string,
  });
  const size = Number(whole.headers['content-length']);
  const part = await get({ Range: 'bytes=0-7' }).expect(206);
  expect(part.headers['content-range']).toBe(`bytes 0-7/${size}`);
  const beyond = await get({ Range: `bytes=${size}-` }).expect(416);
  expect(beyond.headers['content-range']).toBe(`bytes */${size}`);
  await get({ 'If-None-Match': whole.headers['etag'] ?? '' }).expect(304);
  const link = await at.add();
  await at.teacher.get(`/pills/videos/${link.id}/media`).expect(404);
  await at.admin.delete(`/pills/videos/delete/${id}`).expect(200);
  await get().expect(404);
});

test.each([
  ['a script', Buffer.from('<script>alert(1)</script>'), 'clase.vtt'],
  ['another format', Buffer.from('1\n00:00:00,000 --> 00:00:04,000\nHola\n'), 'clase.srt'],
  ['bytes that are no text', Buffer.concat([Buffer.from('WEBVTT\n'), Buffer.from([0xff, 0xfe])]), 'clase.vtt'],
  ['another name', VTT, 'clase.mp4'],
  ['a film', mp4Of(), 'clase.mp4'],
])('PIL-01 T05 %s is no captions', async (_, content, name) => {
  const { id } = await filmed();
  expect(errorsOf(await caption(id, content, { name }).expect(422))).toHaveProperty('file');
  await at.teacher.get(`/pills/videos/${id}/captions/es`).expect(404);
});

test('PIL-01 captions are kept by language, replaced, read as text that runs nothing, and removed', async () => {
  const { id } = await filmed();
  const hostile = Buffer.from('WEBVTT\n\n00:00.000 --> 00:04.000\n<script>alert(1)</script>\n');
  for (const locale of LOCALES) await caption(id, VTT, { locale }).expect(200);
  const english = await at.server.db('pills_captions').where({ video_id: id, locale: 'en' }).pluck('file_key');
  expect(dataOf(await caption(id, hostile, { locale: 'en' }).expect(200))).toEqual({ captions: ['es', 'en'] });
  const kept = await filesOf(id);
  expect(kept).toHaveLength(3);
  expect(await areThere(kept)).toEqual([true, true, true]);
  expect(await areThere(english)).toEqual([false]);
  const read = await at.teacher.get(`/pills/videos/${id}/captions/en`).expect(200);
  expect(read.text).toBe(hostile.toString());
  expect(read.headers).toMatchObject({
    ...{ 'content-type': 'text/vtt', 'x-content-type-options': 'nosniff' },
    'content-security-policy': "sandbox; default-src 'none'",
  });
  expect((await opened(id)).captions).toEqual(['es', 'en']);
  const { body } = await at.admin.get('/pills/videos/list').expect(200);
  expect(dataOf<ListedPill[]>({ body })[0]?.captions).toEqual(['es', 'en']);

  const remove = (locale: Locale) => at.admin.delete(`/pills/videos/${id}/captions/${locale}`);
  expect(dataOf(await remove('es').expect(200))).toEqual({ captions: ['en'] });
  await remove('es').expect(404);
  await at.admin.get(`/pills/videos/${id}/captions/fr`).expect(404);
  // A video of another site has none.
  const link = await at.add();
  await caption(link.id).expect(404);
  await caption(id, VTT, { caller: at.teacher }).expect(403);
});

test('PIL-01 F12 a film that is replaced, exchanged for an address or deleted goes with all that belongs to it', async () => {
  const another: [string, (id: number) => Promise<unknown>][] = [
    ['another film', async (id) => save(at.admin, { url: await sent(), revision: 1 }, id).expect(200)],
    ['an address', async (id) => save(at.admin, { revision: 1 }, id).expect(200)],
    ['a deletion', (id) => at.admin.delete(`/pills/videos/delete/${id}`).expect(200)],
  ];
  for (const [what, change] of another) {
    const { id } = await filmed();
    await caption(id).expect(200);
    await at.teacher.put(`/pills/videos/${id}/progress`).send({ second: 40, is_seen: true }).expect(200);
    const before = await filesOf(id);
    await change(id);
    expect([what, await areThere(before)]).toEqual([what, [false, false]]);
    expect([what, await at.server.db('pills_captions').where({ video_id: id }).select('locale')]).toEqual([what, []]);
    if (what === 'a deletion') continue;
    expect(await opened(id)).toMatchObject({ second: 0, is_seen: false, captions: [] });
  }
});

test('PIL-01 a save that is refused keeps the film for the next one', async () => {
  const url = await sent();
  const pill = await at.add();
  await save(at.admin, { title: 'Primero', revision: 1 }, pill.id).expect(200);
  const late = await save(at.admin, { url, revision: 1 }, pill.id).expect(409);
  expect(late.body).toMatchObject({ code: 'pills.stale', current: { title: 'Primero' } });
  await at.admin.get(below(url)).expect(200);
  await save(at.admin, { url, revision: 2 }, pill.id).expect(200);
});

test('PIL-01 films that no video took go after a day, and with a purge of their sender', async () => {
  const { db, clock } = at.server;
  await sent();
  await sent(colleague);
  const kept = await filmed();
  const rows = () => db('pills_films').pluck('user_id');
  await sweepFilms(db, clock);
  expect(await rows()).toHaveLength(2);
  const keys = await db('pills_films').pluck('file_key');
  expect(await filmKeys(db)([...keys, ...(await filesOf(kept.id)), 'x'])).toHaveLength(3);
  await pillsForget(db, { ids: [colleagueId] });
  expect(await rows()).toHaveLength(1);
  await sweepFilms(db, { now: () => new Date(clock.now().getTime() + 25 * 3_600_000) });
  expect(await rows()).toEqual([]);
  expect(await filmKeys(db)(keys)).toEqual([]);
});

test('PIL-03 where one stopped lies within the film, and what is seen stays seen on its card', async () => {
  const { id } = await filmed();
  const keep = (body: object) => at.teacher.put(`/pills/videos/${id}/progress`).send(body).expect(200);
  expect(dataOf(await keep({ second: 4_000 }))).toEqual({ second: 100, is_seen: false });
  await keep({ second: 90, is_seen: true });
  expect(dataOf(await keep({ second: 5 }))).toEqual({ second: 5, is_seen: true });
  const seen = async (caller: Caller) =>
    dataOf<Pill[]>(await caller.get('/pills/videos/filter-videos').expect(200)).map(({ is_seen }) => is_seen);
  expect([await seen(at.teacher), await seen(at.other)]).toEqual([[true], [false]]);
});
