import { filesOfDeleted, sweepDeleted } from '../../deletions/deletions.jobs';
import { testServer, type Caller, type TestServer } from '../../testing/server';

let server: TestServer;
let school: number;
let director: Caller;
let deputy: Caller;
let stranger: Caller;
let directorId: number;
let id: number;

const STAMP = '2026-11-20 17:00:00';
const path = () => `/schools/agenda/${id}`;
const restore = (by = director) => by.post(`${path()}/restore`);
const part = (table: string) => server.db(table).where({ agenda_activity_id: id });

beforeAll(async () => {
  server = await testServer();
  const { world } = server;
  await world.cycle();
  school = await world.school();
  directorId = await world.person('DIR', { school_id: school });
  director = await server.as(directorId);
  deputy = await server.as(await world.person('SUBD', { school_id: school }));
  stranger = await server.as(await world.person('DIR', { school_id: await world.school() }));
});
afterAll(() => server.stop());
beforeEach(async () => {
  server.clock.set('2026-11-20T18:00:00Z');
  await server.db('agenda_activities').delete();
  await server.db('deleted_records').delete();
  const { body } = await director.post('/schools/agenda').send({
    ...{ school_id: school, title: 'Junta de academia', description: '', date: '2026-11-24', time: '09:00' },
    ...{ duration_min: 60, place: '', levels: [], roles: ['PROF', 'DIR'] },
  });
  id = (body.data as { id: number }).id;
});

/** As one that was started, recorded, and then moved, which undoes the start. */
async function recorded(): Promise<string> {
  const { key } = await server.store.put(Buffer.from('evidencia'));
  const of = { agenda_activity_id: id };
  await server.db('activity_evidences').insert({
    ...{ ...of, slot: 1, file_name: 'acta.pdf', mime_type: 'application/pdf', size: 9, path: key },
    ...{ uploaded_by: directorId, created_at: STAMP },
  });
  const [assistants_id = 0] = await server
    .db('activity_assistants')
    .insert({ ...of, taken_by: directorId, taken_at: STAMP });
  await server.db('activity_assistant_user').insert({ assistants_id, user_id: directorId });
  await server
    .db('activity_observations')
    .insert({ ...of, result: 'Acuerdos', author_id: directorId, updated_at: STAMP });
  return key;
}

describe('AGE-06 a deleted activity', () => {
  test('comes back with its audience and all that was recorded, by who may delete there', async () => {
    const key = await recorded();
    const before = (await director.get(path())).body.data as object;
    const parts = ['activity_evidences', 'activity_observations', 'activity_assistants', 'agenda_activity_roles'];
    const rows = await Promise.all(parts.map((table) => part(table)));
    expect((await director.delete(path())).status).toBe(200);
    expect((await director.get(path())).status).toBe(404);
    expect(await filesOfDeleted(server.db, [key, 'other'])).toEqual([key]);
    expect((await restore(stranger)).status).toBe(404);
    const { status, body } = await restore(deputy);
    expect([status, body.message]).toEqual([200, 'Actividad recuperada.']);
    expect((await director.get(path())).body.data).toEqual(before);
    expect(await Promise.all(parts.map((table) => part(table)))).toEqual(rows);
    expect(await server.db('activity_assistant_user').where({ user_id: directorId })).toHaveLength(1);
    expect(await server.store.open(key)).not.toBeNull();
    expect((await restore()).body.code).toBe('undo.done');
  });

  test('is gone after eleven minutes, with the files of its evidence', async () => {
    const key = await recorded();
    await director.delete(path());
    server.clock.set('2026-11-20T18:11:00Z');
    await sweepDeleted(server);
    expect(await server.store.open(key)).toBeNull();
    const { status, body } = await restore();
    expect([status, body.code]).toEqual([410, 'undo.too-late']);
  });
});
