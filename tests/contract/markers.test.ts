import { openLog } from '../../core-api/src/log';
import { passwords } from '../../core-api/src/features/access';
import { callerOf, type Caller } from '../../core-api/src/testing/server';
import { endpoints, nameOf, requestTo } from '../kit/requests';
import { roleFor } from '../kit/role-for';
import { twoSchools, type TwoSchools } from '../kit/two-schools';

/** Markers that must not appear in logs. */
const TEXT = 'marca de lo que alguien escribió';
const PASSWORD = 'marca de una contraseña';
const TOKEN = 'marca-de-una-sesion-0123456789-0123456789';
const EMAIL = 'marca-de-un-correo@ruta.test';
const MARKERS = [TEXT, PASSWORD, TOKEN, EMAIL];

const lines: string[] = [];
const log = openLog('trace', { write: (line: string) => void lines.push(line) });
let world: TwoSchools;
beforeAll(async () => {
  world = await twoSchools({ log });
});
afterAll(() => world.server.stop());
beforeEach(() => void lines.splice(0));

const told = (text: string) => MARKERS.filter((marker) => text.includes(marker));
const kinds = () => lines.map((line) => (JSON.parse(line) as { msg: string }).msg);

/** The document with every text replaced by the marker. */
const marked = (value: unknown): unknown => {
  if (typeof value === 'string') return TEXT;
  if (Array.isArray(value)) return value.map(marked);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, marked(part)]));
};

describe.each(endpoints.map((endpoint) => [nameOf(endpoint), endpoint] as const))('T14 %s', (_, endpoint) => {
  test('T14 whatever people write, neither the log nor a refusal repeats it', async () => {
    const role = roleFor(endpoint);
    const { path, query, body } = requestTo(endpoint, await world.own(role, endpoint));
    const ask = (caller: Caller, sent: unknown) => {
      const asked = caller[endpoint.method](path).query({ ...query, 'filter[search]': TEXT, more: TEXT });
      return endpoint.method === 'get' ? asked : asked.send(sent as object);
    };
    const nobody = callerOf(world.server.app, { Authorization: `Bearer ${TOKEN}` });
    for (const caller of [await world.as(role), nobody]) {
      for (const sent of [marked(body), { ...body, more: PASSWORD, password: PASSWORD, email: EMAIL }, [TEXT]]) {
        const { status, text } = await ask(caller, sent);
        if (status >= 400) expect(told(text)).toEqual([]);
      }
    }
    expect(kinds()).toContain('request');
    expect(told(lines.join('\n'))).toEqual([]);
  });
});

test('T14 signing in leaves neither the password, nor the e-mail, nor the token of the session in the log', async () => {
  const anybody = callerOf(world.server.app);
  const email = 'ana@ruta.test';
  const password_hash = await passwords().hash(PASSWORD);
  await world.server.world.person('COACH', { email, password_hash });
  await anybody.post('/login').send({ email: EMAIL, password: PASSWORD }).expect(422);
  const { headers } = await anybody.post('/login').send({ email, password: PASSWORD }).expect(200);
  const token = headers['x-session-token'] as string;
  await callerOf(world.server.app, { Authorization: `Bearer ${token}` })
    .get('/me')
    .expect(200);
  expect(kinds()).toEqual(['request', 'request', 'request']);
  expect(told(lines.join('\n'))).toEqual([]);
  for (const secret of [email, token, password_hash]) expect(lines.join('\n')).not.toContain(secret);
});

describe('T14 a failure of the database is logged without the values of its statement', () => {
  const visit = { eraser: false, objective: TEXT, date: '2026-11-24', time: '10:00' };
  const axes = [1, 2, 3, 4].map((id) => ({ id, actions: TEXT, specifications: TEXT }));

  test('T14 of a text that a person wrote', async () => {
    const { school } = await world.own('COACH');
    await world.server.db.schema.renameTable('school_visit_axis', 'away');
    const coach = await world.as('COACH');
    const answer = await coach.post('/schools/visits').send({ ...visit, school_id: school, school_visit_axis: axes });
    await world.server.db.schema.renameTable('away', 'school_visit_axis');
    expect([answer.status, told(answer.text)]).toEqual([500, []]);
    expect(kinds()).toContain('failed');
    // The log still has what is needed: statement, code and place.
    expect(lines.join('\n')).toMatch(/insert into `school_visit_axis`.*\?/);
    expect(lines.join('\n')).toMatch(/"code":"(SQLITE_ERROR|ER_NO_SUCH_TABLE)"/);
    expect(told(lines.join('\n'))).toEqual([]);
  });

  test('T14 of a value that comes twice', async () => {
    const { db } = world.server;
    const row = { email: EMAIL, access: EMAIL, name: TEXT, surname: TEXT, search_key: TEXT, password_hash: PASSWORD };
    const stamps = { created_at: '2026-11-20 18:00:00', updated_at: '2026-11-20 18:00:00' };
    await db('users').insert({ ...row, ...stamps });
    const failure = await db('users')
      .insert({ ...row, ...stamps })
      .catch((error: unknown) => error);
    log.error({ err: failure }, 'failed');
    expect(lines.join('\n')).toMatch(/"code":"(SQLITE_CONSTRAINT_UNIQUE|ER_DUP_ENTRY)"/);
    expect(told(lines.join('\n'))).toEqual([]);
  });

  test.each([
    [
      'of a driver, wrapped',
      Object.assign(new Error(`insert … - Duplicate entry '${TEXT}' for key 'x'`), {
        nativeError: { code: 'ER_DUP_ENTRY' },
      }),
    ],
    ['of a mail server', new Error(`550 5.1.1 <${EMAIL}>: unknown`)],
    ['of a document', catching(() => JSON.parse(TEXT))],
    ['of a cause', new Error('outer', { cause: Object.assign(new Error(`to ${EMAIL}`), { response: TEXT }) })],
    ['that is no error', TEXT],
  ])('T14 the words %s', (_, failure) => {
    log.error({ err: failure }, 'failed');
    expect(kinds()).toEqual(['failed']);
    expect(told(lines.join('\n'))).toEqual([]);
  });
});

function catching(work: () => unknown): unknown {
  try {
    return work();
  } catch (error) {
    return error;
  }
}
