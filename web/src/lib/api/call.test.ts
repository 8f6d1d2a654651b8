import { sampleCoach } from '@ruta/contracts/access/access.sample';
import type { access } from '@ruta/contracts/access/access.api';
import { sampleVisit } from '@ruta/contracts/visits/visit.sample';
import type { visits } from '@ruta/contracts/visits/visits.api';
import { OFFLINE, Refusal, fakeServer } from '../../testing';
import { applyLocale } from '../i18n';
import {
  ProblemError,
  call,
  firstErrors,
  forgetCsrfToken,
  isLasting,
  onSignedOut,
  route,
  sessionBegan,
  setPageIdentity,
} from '.';

const readVisit = route<typeof visits.get>('get', '/schools/visits/:id');
const startVisit = route<typeof visits.start>('put', '/schools/visits/:id/start');
const listVisits = route<typeof visits.list>('get', '/schools/visits');
const createVisit = route<typeof visits.create>('post', '/schools/visits');
const login = route<typeof access.login>('post', '/login');

const START = 'PUT /api/schools/visits/101/start';
const READ = 'GET /api/schools/visits/101';
const draft = { school_id: 1, eraser: true, objective: '', date: null, time: null, school_visit_axis: [] } as const;
const thrownBy = (work: Promise<unknown>) =>
  work.then(
    () => {
      throw new Error('It succeeded');
    },
    (error: unknown) => error as ProblemError,
  );

beforeEach(() => {
  forgetCsrfToken();
  applyLocale('es');
});

describe('ACC-06 the CSRF header', () => {
  test('ACC-06 travels with every change and with no GET; the token is asked for once', async () => {
    const server = fakeServer({
      [READ]: { data: sampleVisit },
      [START]: { data: sampleVisit, message: 'Visita iniciada.' },
    });
    await call(readVisit, { params: { id: 101 } });
    const reply = await call(startVisit, { params: { id: 101 } });
    await call(startVisit, { params: { id: 101 } });
    expect(reply.message).toBe('Visita iniciada.');
    expect(server.sentTo(READ)[0]?.headers.get('X-CSRF-Token')).toBeNull();
    expect(server.sentTo(START).map(({ headers }) => headers.get('X-CSRF-Token'))).toEqual(['token-1', 'token-1']);
    expect(server.sentTo('GET /api/csrf')).toHaveLength(1);
  });

  test('ACC-06 a 419 fetches a fresh token and repeats the call once', async () => {
    let token = 1;
    const server = fakeServer({
      'GET /api/csrf': () => ({ data: { token: `token-${token++}` } }),
      [START]: ({ headers }: { headers: Headers }) =>
        headers.get('X-CSRF-Token') === 'token-2'
          ? { data: sampleVisit }
          : new Refusal(419, 'request.csrf', 'La página caducó.'),
    });
    await call(startVisit, { params: { id: 101 } });
    expect(server.sentTo(START).map(({ headers }) => headers.get('X-CSRF-Token'))).toEqual(['token-1', 'token-2']);
  });

  test('ACC-06 a second 419 is told, not repeated for ever', async () => {
    const server = fakeServer({ [START]: new Refusal(419, 'request.csrf', 'La página caducó.') });
    expect((await thrownBy(call(startVisit, { params: { id: 101 } }))).code).toBe('request.csrf');
    expect(server.sentTo(START)).toHaveLength(2);
  });

  test('ACC-06 a token that could not be fetched is asked for again next time', async () => {
    const server = fakeServer({ 'GET /api/csrf': OFFLINE, [START]: { data: sampleVisit } });
    expect((await thrownBy(call(startVisit, { params: { id: 101 } }))).code).toBe('network.offline');
    server.reply({ 'GET /api/csrf': { data: { token: 'late' } } });
    await call(startVisit, { params: { id: 101 } });
    expect(server.sentTo(START)[0]?.headers.get('X-CSRF-Token')).toBe('late');
  });
});

describe('what a call sends', () => {
  test('nested filters, language and a JSON body', async () => {
    applyLocale('en');
    const server = fakeServer({
      'GET /api/schools/visits': { data: [] },
      'POST /api/schools/visits': { data: sampleVisit },
    });
    await call(listVisits, { query: { school_id: 1, page: 2, filter: { status: 'new', expired: '1' } } });
    await call(createVisit, { body: { ...draft, school_visit_axis: [] } });
    const [list] = server.sentTo('GET /api/schools/visits');
    const [create] = server.sentTo('POST /api/schools/visits');
    expect(Object.fromEntries(list?.query ?? [])).toEqual({
      school_id: '1',
      page: '2',
      'filter[status]': 'new',
      'filter[expired]': '1',
    });
    expect(list?.headers.get('Accept-Language')).toBe('en');
    expect(create?.headers.get('Content-Type')).toBe('application/json');
    expect(create?.body).toEqual(draft);
  });
});

describe('what a refusal becomes', () => {
  test('the problem carries status, code, sentence, fields, the present record and the request number', async () => {
    const errors = { objective: ['El objetivo es obligatorio.', 'Otra'], date: ['La fecha es obligatoria.'] };
    fakeServer({
      [START]: new Refusal(409, 'visits.stale', 'Alguien más guardó.', {
        errors,
        current: sampleVisit,
        request_id: 'r-1',
      }),
    });
    const problem = await thrownBy(call(startVisit, { params: { id: 101 } }));
    expect(problem).toBeInstanceOf(ProblemError);
    expect(problem).toMatchObject({ status: 409, code: 'visits.stale', message: 'Alguien más guardó.', errors });
    expect(problem).toMatchObject({ current: { id: 101 }, requestId: 'r-1' });
    expect(firstErrors(problem)).toEqual({
      objective: 'El objetivo es obligatorio.',
      date: 'La fecha es obligatoria.',
    });
  });

  test('no network is said in the language of the interface', async () => {
    fakeServer({ [READ]: OFFLINE });
    expect(await thrownBy(call(readVisit, { params: { id: 101 } }))).toMatchObject({
      status: 0,
      code: 'network.offline',
      message: 'No hay conexión. Revisa tu red e inténtalo de nuevo.',
    });
    applyLocale('en');
    expect((await thrownBy(call(readVisit, { params: { id: 101 } }))).message).toMatch(/^There is no connection/);
  });

  test('an answer that is not ours (a proxy page) is a problem too', async () => {
    fakeServer({ [READ]: () => new Response('<html>Bad gateway</html>', { status: 502 }) });
    expect(await thrownBy(call(readVisit, { params: { id: 101 } }))).toMatchObject({
      status: 502,
      code: 'server.unreadable',
    });
  });

  describe('ACC-01 a session that ended', () => {
    const GONE = new Refusal(401, 'access.anonymous', 'Tu sesión terminó.');
    let stop = () => {};
    afterEach(() => stop());

    test('ACC-01 whoever called waits until the person is back, and gets their answer', async () => {
      const server = fakeServer({ [START]: GONE });
      stop = onSignedOut(() => {
        forgetCsrfToken();
        server.reply({ [START]: { data: sampleVisit }, 'GET /api/csrf': { data: { token: 'token-2' } } });
        return Promise.resolve(true);
      });
      const { data } = await call(startVisit, { params: { id: 101 } });
      expect(data.id).toBe(101);
      expect(server.sentTo(START).map(({ headers }) => headers.get('X-CSRF-Token'))).toEqual(['token-1', 'token-2']);
    });

    test('ACC-01 a change that is made again keeps its key, so that it happens once', async () => {
      const server = fakeServer({ 'POST /api/schools/visits': GONE });
      stop = onSignedOut(() => {
        server.reply({ 'POST /api/schools/visits': { data: sampleVisit } });
        return Promise.resolve(true);
      });
      await call(createVisit, { body: { ...draft, school_visit_axis: [] } });
      const keys = server.sentTo('POST /api/schools/visits').map(({ headers }) => headers.get('Idempotency-Key'));
      expect(keys).toEqual([keys[0], keys[0]]);
    });

    describe('ACC-06 somebody else is signed in', () => {
      const OTHER = new Refusal(409, 'access.other-person', 'Ya está otra persona.');
      const namedBy = (server: ReturnType<typeof fakeServer>) =>
        server.sentTo(START).map(({ headers }) => headers.get('X-Acting-As'));
      beforeEach(() => setPageIdentity('12:COACH'));
      afterEach(() => setPageIdentity(undefined));

      test('ACC-06 every call names the page’s person and role; a fresh token repeats it under the same name only', async () => {
        const server = fakeServer({
          'GET /api/csrf': () => ({ data: { token: 'token-of-laura' } }),
          [READ]: { data: sampleVisit },
          [START]: new Refusal(419, 'request.csrf', 'La página caducó.'),
        });
        await call(readVisit, { params: { id: 101 } });
        await thrownBy(call(startVisit, { params: { id: 101 } }));
        expect(server.sentTo(READ)[0]?.headers.get('X-Acting-As')).toBe('12:COACH');
        expect(namedBy(server)).toEqual(['12:COACH', '12:COACH']);
      });

      test('ACC-06 a change is not repeated while they are there, and is repeated once its person is back', async () => {
        const asked = jest.fn((lost: string) => Promise.resolve(lost === 'ended'));
        stop = onSignedOut(asked);
        const server = fakeServer({ [START]: OTHER });
        expect((await thrownBy(call(startVisit, { params: { id: 101 } }))).code).toBe('access.other-person');
        expect(asked.mock.calls).toEqual([['other-person']]);
        expect(namedBy(server)).toEqual(['12:COACH']);
        asked.mockImplementation(() => {
          server.reply({ [START]: { data: sampleVisit } });
          return Promise.resolve(true);
        });
        expect((await call(startVisit, { params: { id: 101 } })).data.id).toBe(101);
        expect(namedBy(server)).toEqual(['12:COACH', '12:COACH', '12:COACH']);
      });

      test('ACC-05 ACC-06 what the page asked in its earlier role is not asked in the one it went on to', async () => {
        const asked = jest.fn(() => Promise.resolve(true));
        stop = onSignedOut(asked);
        fakeServer({
          [START]: () => {
            setPageIdentity('12:DIR');
            return OTHER;
          },
        });
        expect((await thrownBy(call(startVisit, { params: { id: 101 } }))).code).toBe('access.other-person');
        expect(asked).not.toHaveBeenCalled();
      });

      test('ACC-01 a sign-in names nobody, and a queue keeps what somebody else’s session refused', async () => {
        const server = fakeServer({ 'POST /api/login': { data: sampleCoach }, [START]: OTHER });
        await call(login, { body: { email: sampleCoach.user.email, password: 'x' } });
        expect(server.sentTo('POST /api/login')[0]?.headers.get('X-Acting-As')).toBeNull();
        expect(isLasting(await thrownBy(call(startVisit, { params: { id: 101 } })))).toBe(false);
      });
    });

    test('ACC-01 if they leave instead, the 401 stands', async () => {
      const server = fakeServer({ [READ]: GONE });
      stop = onSignedOut(() => Promise.resolve(false));
      expect((await thrownBy(call(readVisit, { params: { id: 101 } }))).status).toBe(401);
      expect(server.sentTo(READ)).toHaveLength(1);
    });

    test('ACC-05 what left before a change of role and comes back as 401 after it is asked again, and asks nobody', async () => {
      const asked = jest.fn(() => Promise.resolve(false));
      stop = onSignedOut(asked);
      const server = fakeServer({
        [READ]: () => {
          sessionBegan();
          server.reply({ [READ]: { data: sampleVisit } });
          return GONE;
        },
      });
      expect((await call(readVisit, { params: { id: 101 } })).data.id).toBe(101);
      expect(asked).not.toHaveBeenCalled();
    });

    test('ACC-01 at the sign-in itself a 401 is an answer, and nobody is asked', async () => {
      const asked = jest.fn(() => Promise.resolve(true));
      stop = onSignedOut(asked);
      fakeServer({ 'POST /api/login': GONE });
      await thrownBy(call(login, { body: { email: sampleCoach.user.email, password: 'x' } }));
      expect(asked).not.toHaveBeenCalled();
    });
  });

  test('a call that was stopped throws the reason, not a problem', async () => {
    const controller = new AbortController();
    fakeServer({});
    globalThis.fetch = jest.fn((_url, init) => Promise.reject((init as RequestInit).signal?.reason as Error));
    controller.abort();
    const error = await thrownBy(call(readVisit, { params: { id: 101 }, signal: controller.signal }));
    expect(error).not.toBeInstanceOf(ProblemError);
    expect(error.name).toBe('AbortError');
  });
});

describe('F06 a change that is sent again', () => {
  const CREATE = 'POST /api/schools/visits';
  const keysOf = (server: ReturnType<typeof fakeServer>) =>
    server.sentTo(CREATE).map(({ headers }) => headers.get('Idempotency-Key'));
  const create = (objective: string) => call(createVisit, { body: { ...draft, objective, school_visit_axis: [] } });

  test('F06 each action has a key of its own; reads, PUTs and the sign-in have none', async () => {
    const server = fakeServer({
      [CREATE]: { data: sampleVisit },
      [READ]: { data: sampleVisit },
      [START]: { data: sampleVisit },
      'POST /api/login': { data: sampleCoach },
    });
    await create('Uno');
    await create('Uno');
    const [first, second] = keysOf(server);
    expect(first).toMatch(/^[0-9a-f]{32}$/);
    expect(second).not.toBe(first);
    await call(readVisit, { params: { id: 101 } });
    await call(startVisit, { params: { id: 101 } });
    await call(login, { body: { email: sampleCoach.user.email, password: 'x' } });
    for (const other of [READ, START, 'POST /api/login'])
      expect(server.sentTo(other)[0]?.headers.get('Idempotency-Key')).toBeNull();
  });

  test.each([
    ['the network', OFFLINE],
    ['the server', new Refusal(503, 'server.unavailable', 'No disponible.')],
    ['the first attempt, still under way,', new Refusal(409, 'request.in-flight', 'Espera.')],
  ])('F06 after %s failed, the same action keeps its key until it is answered', async (_, failure) => {
    const server = fakeServer({ [CREATE]: failure });
    await thrownBy(create('Dos'));
    await thrownBy(create('Otra cosa'));
    server.reply({ [CREATE]: { data: sampleVisit } });
    await create('Dos');
    await create('Dos');
    const [lost, other, again, later] = keysOf(server);
    expect(again).toBe(lost);
    expect(new Set([lost, other, later]).size).toBe(3);
  });

  test('F06 a refusal is an answer: mended, the action has a new key', async () => {
    const server = fakeServer({ [CREATE]: new Refusal(422, 'request.invalid', 'Revisa.') });
    await thrownBy(create('Tres'));
    await thrownBy(create('Tres'));
    const [first, second] = keysOf(server);
    expect(second).not.toBe(first);
  });
});

test('OBS-02 a refusal that the same call would meet again is told apart from what passes', () => {
  const problem = (status: number, code: ProblemError['code'] = 'request.invalid') =>
    new ProblemError({ status, code, message: '' });
  for (const status of [403, 404, 409, 410, 413, 422]) expect(isLasting(problem(status))).toBe(true);
  for (const status of [0, 401, 419, 429, 500, 502, 503]) expect(isLasting(problem(status))).toBe(false);
  expect(isLasting(problem(409, 'request.in-flight'))).toBe(false);
});
