import { openLog } from '../../log';
import { relayOf, type TestRelay } from '../../testing/relay';
import { callerOf, testServer, type Caller, type TestServer } from '../../testing/server';
import { ZOOM_SECRETS, zoomServer, type ZoomServer } from '../../testing/zoom-server';
import { themeOf } from './conferences.testing';
import { meetingLinks } from './meeting.links';
import { zoomMeetings } from './zoom.meetings';

const MONDAY = '2026-11-23';
let server: TestServer;
let zoom: ZoomServer;
let relay: TestRelay;
let agent: Caller;
let petitioner: Caller;
let theme = 0;
const lines: string[] = [];
const ids = { agent: 0, petitioner: 0 };
const insert = async (table: string, row: object) => (await server.db(table).insert(row))[0] ?? 0;

beforeAll(async () => {
  zoom = await zoomServer();
  server = await testServer({ log: openLog('debug', { write: (line) => void lines.push(line) }), zoom: zoom.account });
  ids.agent = await server.world.person('AGENT_VC', { email: 'karla@ruta.test', timezone: 'America/Tijuana' });
  ids.petitioner = await server.world.person('COACH', { name: 'Laura' });
  theme = await themeOf(insert, 'con sala');
  await server.db('agent_theme').insert({ agent_id: ids.agent, schedule_theme_id: theme });
  const stamps = { created_at: '2026-11-01 12:00:00', updated_at: '2026-11-01 12:00:00' };
  const hours = { agent_id: ids.agent, setting: 'availability', start_at: '07:00', end_at: '10:00', ...stamps };
  await insert('availabilities', { ...hours, weekday: 1 });
});
beforeEach(async () => {
  server.clock.set('2026-11-20T18:00:00Z');
  for (const table of ['conferences', 'outbox', 'notifications', 'rate_windows']) await server.db(table).delete();
  zoom.reset();
  // A relay of its own knows no token yet, as a server that has just started.
  relay = relayOf(server, {}, zoom.account);
  [agent, petitioner] = [await server.as(ids.agent), await server.as(ids.petitioner)];
});
afterAll(async () => {
  await zoom.close();
  await server.stop();
});

const deliver = async () => {
  while ((await relay.run()) > 0);
};
const book = async (): Promise<number> => {
  const { status, body } = await petitioner.post('/scheduled').send({
    ...{ schedule_theme_id: theme, start_at: `${MONDAY} 15:00:00`, notes: 'Lo mío' },
  });
  expect(status).toBe(201);
  return (body.data as { id: number }).id;
};
const join = async (id: number, who: Caller) => {
  const { status, body } = await who.put(`/scheduled/${id}/join`).send({});
  return (status === 200 ? body.data : `${status} ${body.code as string}`) as
    string | { url: string; meta: { start_link: string | null } };
};
const atTheHour = async () => {
  server.clock.set(`${MONDAY}T14:52:00Z`);
  [agent, petitioner] = [await server.as(ids.agent), await server.as(ids.petitioner)];
};
const kept = (id: number) => server.db('conferences').where({ id }).first('meeting_id', 'join_url', 'status');
const waiting = () => server.db('outbox').where({ lane: 'meetings' }).whereNull('done_at').select('kind', 'last_error');
const askedOf = (what: string) => zoom.asked.filter((one) => one.startsWith(what)).length;
const soon = async (isSo: () => boolean) => {
  while (!isSo()) await new Promise((next) => setTimeout(next, 5));
};

test('VC-08 a meeting is made after booking, with what Zoom needs and nothing that people wrote', async () => {
  zoom.state.status = 503;
  const id = await book();
  expect(zoom.asked).toEqual([]);
  zoom.state = {};
  await deliver();
  expect(zoom.made).toEqual([
    {
      ...{ topic: 'Tema con sala', type: 2, start_time: `${MONDAY}T15:00:00Z`, duration: 30 },
      ...{ timezone: 'America/Tijuana', agenda: 'Área con sala · Categoría con sala' },
      settings: { waiting_room: true, join_before_host: false },
    },
  ]);
  const [meeting] = zoom.meetings;
  expect(await kept(id)).toMatchObject({ meeting_id: meeting, join_url: expect.stringContaining('/j/') });
  expect(zoom.asked).toEqual(['POST /oauth/token', 'POST /v2/users/me/meetings']);
});

test('VC-08 where agents have accounts of their own, the meeting is theirs', async () => {
  const meetings = zoomMeetings({ ...zoom.account, host: 'agent' }, server.clock);
  const facts = { room: 'ruta-1', topic: 'T', agenda: 'A', start_at: `${MONDAY} 15:00:00`, duration: 30 };
  await meetings.make({ ...facts, timezone: 'America/Tijuana', email: 'karla@ruta.test' });
  expect(zoom.asked).toContain('POST /v2/users/karla%40ruta.test/meetings');
});

test('VC-08 T15 the addresses are told only in the window: the agent’s is fetched anew, the petitioner’s is another', async () => {
  const id = await book();
  await deliver();
  expect(await join(id, agent)).toBe('409 conferences.not-joinable');
  expect(askedOf('GET')).toBe(0);
  for (const path of [`/scheduled/${id}`, '/scheduled', `/schedules/agent?start=${MONDAY}&end=${MONDAY}`])
    expect(JSON.stringify((await agent.get(path)).body)).not.toMatch(/zoom\.test|start_link|meeting_id/);
  await atTheHour();
  const theirs = await join(id, petitioner);
  expect(theirs).toMatchObject({ url: expect.stringMatching(/\/j\/\d+\?pwd=/), meta: { start_link: null } });
  expect(askedOf('GET')).toBe(0);
  const first = await join(id, agent);
  const second = await join(id, agent);
  if (typeof first === 'string' || typeof second === 'string') throw new Error(JSON.stringify([first, second]));
  expect(first.url).toMatch(/\/s\/\d+\?zak=/);
  expect(first.meta.start_link).toBe(first.url);
  expect(second.url).not.toBe(first.url);
  expect(await kept(id)).toMatchObject({ status: 'started' });
  expect(JSON.stringify(await server.db('conferences').where({ id }))).not.toContain('zak=');
  server.clock.set(`${MONDAY}T15:31:00Z`);
  expect(await join(id, await server.as(ids.agent))).toBe('409 conferences.not-joinable');
});

test('VC-08 one token serves all calls until a minute before it ends, and one is asked for at a time', async () => {
  const meetings = zoomMeetings(zoom.account, server.clock);
  await Promise.all(['1', '2', '3'].map((id) => meetings.remove(id)));
  expect(askedOf('POST /oauth/token')).toBe(1);
  server.clock.set('2026-11-20T18:58:59Z');
  await meetings.remove('4');
  expect(askedOf('POST /oauth/token')).toBe(1);
  server.clock.set('2026-11-20T18:59:00Z');
  await Promise.all(['5', '6'].map((id) => meetings.remove(id)));
  expect(askedOf('POST /oauth/token')).toBe(2);
});

test('VC-08 a token that is refused is renewed once, not for ever', async () => {
  const meetings = zoomMeetings(zoom.account, server.clock);
  await meetings.remove('1');
  zoom.tokens.clear();
  await meetings.remove('2');
  expect(askedOf('POST /oauth/token')).toBe(2);
  zoom.state.status = 401;
  await expect(meetings.remove('3')).rejects.toThrow('Zoom deleted no meeting (401)');
  expect(askedOf('POST /oauth/token')).toBe(3);
});

test('VC-08 an account that Zoom refuses is asked for again the next time', async () => {
  const meetings = zoomMeetings(zoom.account, server.clock);
  zoom.state.tokenStatus = 400;
  await expect(meetings.remove('1')).rejects.toThrow('Zoom gave no token (400)');
  zoom.state = {};
  await meetings.remove('1');
});

test('F14 VC-08 a delivery that comes twice makes one meeting', async () => {
  const id = await book();
  await deliver();
  await server.db('outbox').where({ lane: 'meetings' }).update({ done_at: null, next_at: '2026-11-20 18:00:00' });
  await deliver();
  expect(zoom.meetings.size).toBe(1);
  expect(await kept(id)).toMatchObject({ meeting_id: [...zoom.meetings][0] });
});

test.each([429, 500, 503])(
  'F14 VC-08 while Zoom answers %i a session is booked, and its meeting made later',
  async (status) => {
    zoom.state.status = status;
    const id = await book();
    await deliver();
    expect(await waiting()).toEqual([
      { kind: 'conference.meeting.make', last_error: `Zoom made no meeting (${status})` },
    ]);
    zoom.state = {};
    server.clock.set('2026-11-20T18:01:00Z');
    await deliver();
    expect(await waiting()).toEqual([]);
    expect((await kept(id))?.meeting_id).not.toBeNull();
  },
);

test('F14 VC-08 an answer that is too long is a failure, and is not read to its end', async () => {
  zoom.state.floods = true;
  await book();
  await deliver();
  expect(await waiting()).toMatchObject([{ last_error: 'Zoom answered with too much' }]);
});

test('VC-08 a meeting that is missing at the hour is made for whoever comes first, once for both', async () => {
  const id = await book();
  await atTheHour();
  const [one, other] = await Promise.all([join(id, petitioner), join(id, agent)]);
  expect([one, other]).toEqual([
    { url: expect.stringContaining('/j/'), meta: { start_link: null } },
    { url: expect.stringContaining('/s/'), meta: { start_link: expect.any(String) } },
  ]);
  await deliver();
  expect(zoom.meetings.size).toBe(1);
});

test('F01 VC-08 two servers make a meeting at once: one is kept, the other is deleted', async () => {
  const id = await book();
  await atTheHour();
  zoom.state.hangs = true;
  const other = callerOf(server.another(), { Authorization: `Bearer ${await server.sessionOf(ids.agent)}` });
  const both = [join(id, petitioner), join(id, other)];
  await soon(() => askedOf('POST /v2') === 2);
  zoom.state = {};
  zoom.release();
  const [theirs] = await Promise.all(both);
  expect(zoom.meetings.size).toBe(2);
  await deliver();
  const { meeting_id } = (await kept(id)) ?? {};
  expect([...zoom.meetings]).toEqual([meeting_id]);
  expect(theirs).toMatchObject({ url: expect.stringContaining(String(meeting_id)) });
});

test('F01 VC-08 a session that is cancelled while its meeting is made leaves none', async () => {
  const id = await book();
  zoom.state.hangs = true;
  const delivered = relay.run();
  await soon(() => askedOf('POST /v2') === 1);
  expect((await petitioner.put(`/scheduled/${id}/cancel`).send({ reason: 'Otro día' })).status).toBe(200);
  zoom.state = {};
  zoom.release();
  await delivered;
  await deliver();
  expect(zoom.made).toHaveLength(1);
  expect([zoom.meetings.size, await waiting()]).toEqual([0, []]);
  expect(await kept(id)).toEqual({ meeting_id: null, join_url: null, status: 'cancelled' });
});

test('VC-08 cancelling deletes the meeting, also one that Zoom has no more; before it was made none is', async () => {
  const cancel = (id: number) => petitioner.put(`/scheduled/${id}/cancel`).send({ reason: 'Otro día' });
  await cancel(await book());
  await deliver();
  expect(zoom.asked).toEqual([]);
  const second = await book();
  await deliver();
  await cancel(second);
  await deliver();
  expect([zoom.meetings.size, askedOf('DELETE')]).toEqual([0, 1]);
  const third = await book();
  await deliver();
  zoom.meetings.clear();
  await cancel(third);
  await deliver();
  expect(await waiting()).toEqual([]);
  expect(await kept(third)).toMatchObject({ meeting_id: null, join_url: null });
});

test('VC-08 a meeting that somebody deleted in Zoom is made anew when the agent comes', async () => {
  const id = await book();
  await deliver();
  const before = (await kept(id))?.meeting_id;
  zoom.meetings.clear();
  await atTheHour();
  expect(await join(id, agent)).toMatchObject({ url: expect.stringContaining('/s/') });
  expect((await kept(id))?.meeting_id).toBe([...zoom.meetings][0]);
  expect((await kept(id))?.meeting_id).not.toBe(before);
});

test('VC-08 while Zoom fails nobody joins, the session is not started, and both are told so in their language', async () => {
  const id = await book();
  await atTheHour();
  zoom.state.status = 500;
  const { status, body } = await agent.put(`/scheduled/${id}/join`).send({});
  expect([status, body.code, body.message]).toEqual([
    503,
    'conferences.meeting-unavailable',
    'La sala de video tarda en responder. Inténtalo de nuevo en unos segundos.',
  ]);
  const english = await petitioner.put(`/scheduled/${id}/join`).set('Accept-Language', 'en').send({});
  expect(english.body.code).toBe('conferences.meeting-unavailable');
  expect((await kept(id))?.status).toBe('scheduled');
});

test('VC-08 who joins waits as long as their patience; a meeting that is made afterwards is kept for the next time', async () => {
  const id = await book();
  const { db, clock } = server;
  const meetings = zoomMeetings(zoom.account, clock);
  const links = meetingLinks({ db, clock, log: openLog('silent'), meetings, patienceMs: 20 });
  zoom.state.hangs = true;
  await expect(links.linkOf(id, { starts: false })).rejects.toThrow('conferences.meeting-unavailable');
  await soon(() => askedOf('POST /v2') === 1);
  const made = links.meetingOf(id);
  zoom.state = {};
  zoom.release();
  expect(await made).toMatchObject({ joinUrl: expect.stringContaining('/j/') });
  expect(await links.linkOf(id, { starts: false })).toContain('/j/');
  expect(zoom.made).toHaveLength(1);
});

test('T14 VC-08 neither secrets and tokens nor addresses of meetings are in the log or the outbox', async () => {
  const id = await book();
  await deliver();
  await atTheHour();
  await join(id, agent);
  await join(id, petitioner);
  zoom.state.status = 500;
  await join(id, agent);
  zoom.state = { tokenStatus: 401 };
  zoom.tokens.clear();
  await join(id, agent);
  const said = lines.join('\n') + JSON.stringify(await server.db('outbox'));
  expect(said).toContain('no address of a meeting');
  for (const marker of [...ZOOM_SECRETS, 'token-of-zoom', 'the-word-of', 'the-key-', 'zoom.test', 'Lo mío'])
    expect(said).not.toContain(marker);
  const basic = Buffer.from(`${ZOOM_SECRETS[1]}:${ZOOM_SECRETS[2]}`).toString('base64');
  expect(said).not.toContain(basic);
});
