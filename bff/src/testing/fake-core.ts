import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http';
import {
  fieldErrors,
  PROBLEMS,
  type Endpoint,
  type ProblemBody,
  type ProblemCode,
  type ReplyOf,
} from '@ruta/contracts';
import { access } from '@ruta/contracts/access/access.api';
import { sampleCoach } from '@ruta/contracts/access/access.sample';
import type { Me } from '@ruta/contracts/access/access.schema';
import { activities } from '@ruta/contracts/activities/activities.api';
import { running } from '@ruta/contracts/activities/running.api';
import { agenda } from '@ruta/contracts/agenda/agenda.api';
import { pfi } from '@ruta/contracts/pfi/pfi.api';
import { sampleActivity, sampleAgendaSchools, sampleOwnActivity } from '@ruta/contracts/agenda/agenda.sample';
import { overviewWith } from '@ruta/contracts/home/home.sample';
import { sampleHolidays } from '@ruta/contracts/holidays/holiday.sample';
import { holidays } from '@ruta/contracts/holidays/holidays.api';
import { sampleNotification } from '@ruta/contracts/notifications/notification.sample';
import { notifications } from '@ruta/contracts/notifications/notifications.api';
import { sampleSchools } from '@ruta/contracts/schools/school.sample';
import { schools } from '@ruta/contracts/schools/schools.api';
import { visits } from '@ruta/contracts/visits/visits.api';
import { sampleAxes, sampleVisit } from '@ruta/contracts/visits/visit.sample';
import { matcher, type Addressed } from '@ruta/contracts/kit/match';
import { parse } from 'qs';
import { fakeEvents, type FakeEvents } from './fake-events';

/** A request that the fake core-api received. */
export interface Seen {
  method: string;
  url: string;
  headers: IncomingHttpHeaders;
  body: string;
}

export interface Answer {
  status?: number;
  headers?: Record<string, string>;
  body?: unknown;
}

type Answering = (seen: Seen, res: ServerResponse) => Answer | Promise<Answer> | null;

export interface FakeCore {
  readonly url: string;
  readonly seen: Seen[];
  readonly events: FakeEvents;
  /** The paths of each batch. */
  readonly batches: readonly (readonly string[])[];
  /** The requests of one call. */
  asked(endpoint: Endpoint): Seen[];
  /** Answers a call with a reply of its contract. */
  reply<E extends Endpoint>(endpoint: E, reply: ReplyOf<E>, headers?: Record<string, string>): void;
  refuse(endpoint: Endpoint, code: ProblemCode): void;
  /** Any other answer; null means that the handler writes it itself, or never answers. */
  answer(endpoint: Pick<Endpoint, 'method' | 'path'>, answering: Answering): void;
  signIn(me: Me): void;
  isReady: boolean;
  close(): Promise<void>;
}

export const sampleSchool = {
  ...sampleVisit.school,
  code: '09PPR0001K',
  remote_id: null,
  city: 'Ciudad de México',
  state: 'CDMX',
  levels: ['primaria'],
  active: true,
};
export const page = <T>(data: T[]) => ({
  data,
  page: 1,
  size: 10,
  total: data.length,
  pages: 1,
  count: data.length,
});

export const problemOf = (code: ProblemCode, errors: Record<string, string[]> = {}): Answer => ({
  status: PROBLEMS[code].status,
  body: { error: true, code, message: PROBLEMS[code].text.es, errors } satisfies ProblemBody,
});

/** A core-api with the contracts' sample data: answers what a coach may read, and records requests. */
export async function startFakeCore(): Promise<FakeCore> {
  const seen: Seen[] = [];
  const events = fakeEvents();
  const batches: string[][] = [];
  const calls = new Map<string, Addressed & { answering: Answering }>();
  const answer: FakeCore['answer'] = ({ method, path }, answering) =>
    void calls.set(`${method} ${path}`, { method, path: `/api${path}`, answering });

  const server = createServer((req, res) => {
    const chunks: Buffer[] = [];
    req.on('data', (chunk: Buffer) => chunks.push(chunk));
    req.on('end', () => {
      const body = Buffer.concat(chunks).toString();
      void respond({ method: req.method ?? '', url: req.url ?? '', headers: req.headers, body }, res);
    });
  });
  async function respond(asked: Seen, res: ServerResponse) {
    if (asked.url === '/readyz') return void res.writeHead(fake.isReady ? 200 : 503).end();
    if (asked.url.startsWith('/internal/events')) return events.open(asked.url, res);
    if (asked.url === '/internal/batch') return respondToBatch(asked, res);
    const answered = await answerOne(asked, res);
    if (answered === null) return;
    const { status = 200, headers = {}, body } = answered;
    res.writeHead(status, { 'content-type': 'application/json; charset=utf-8', ...headers });
    res.end(typeof body === 'string' ? body : JSON.stringify(body));
  }

  const answerOne = async (asked: Seen, res: ServerResponse): Promise<Answer | null> => {
    seen.push(asked);
    const path = asked.url.split('?')[0] ?? '';
    const found = matcher([...calls.values()]).find(asked.method, path);
    return found ? found.item.answering(asked, res) : problemOf('request.no-such-call');
  };
  /** Records the calls of a batch one by one. A handler that writes its answer itself answers the whole batch. */
  async function respondToBatch(asked: Seen, res: ServerResponse) {
    const paths = (JSON.parse(asked.body) as { calls: string[] }).calls;
    batches.push(paths);
    const answers = await Promise.all(paths.map((url) => answerOne({ ...asked, method: 'GET', url, body: '' }, res)));
    if (answers.includes(null)) return;
    res.writeHead(200, { 'content-type': 'application/json; charset=utf-8' });
    res.end(JSON.stringify({ answers: answers.map((one) => ({ status: one?.status ?? 200, body: one?.body })) }));
  }

  const port = await listening(server);
  const fake: FakeCore = {
    url: `http://127.0.0.1:${port}`,
    seen,
    events,
    batches,
    isReady: true,
    asked: ({ method, path }) =>
      seen.filter((one) => matcher([{ method, path: `/api${path}` }]).find(one.method, one.url.split('?')[0] ?? '')),
    answer,
    reply: (endpoint, reply, headers = {}) =>
      answer(endpoint, ({ url }) => {
        // As strict about queries as core-api: an unknown parameter is a mistake of the bff.
        const query = endpoint.query.safeParse(parse(url.split('?')[1] ?? ''));
        if (!query.success) return problemOf('request.invalid', fieldErrors(query.error.issues, 'es'));
        return { status: endpoint.status, headers, body: reply };
      }),
    refuse: (endpoint, code) => answer(endpoint, () => problemOf(code)),
    signIn: (me) =>
      answer(access.me, ({ headers }) =>
        headers.authorization === undefined ? problemOf('access.anonymous') : { body: { data: me } },
      ),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };

  fake.signIn(sampleCoach);
  fake.reply(schools.get, { data: sampleSchool });
  fake.reply(agenda.list, { data: [sampleActivity] });
  fake.reply(agenda.schools, { data: sampleAgendaSchools });
  fake.reply(agenda.pending, { data: [sampleActivity] });
  fake.reply(holidays.list, { data: [...sampleHolidays] });
  fake.reply(agenda.ahead, { data: [sampleActivity] });
  fake.reply(agenda.get, { data: sampleOwnActivity });
  fake.reply(running.managementActions, { data: [] });
  fake.reply(notifications.list, { ...page([sampleNotification]), unread: 1 });
  fake.reply(schools.list, page(sampleSchools));
  fake.reply(visits.overview, page([overviewWith({})]));
  fake.reply(running.hasProof, { data: { hasProof: false, proof: null } });
  fake.reply(pfi.ofActivity, { data: null });
  fake.reply(visits.get, { data: sampleVisit });
  fake.reply(visits.list, page([sampleVisit]));
  fake.reply(visits.axes, { data: sampleAxes });
  fake.reply(visits.hasDraft, { data: { hasDraft: true, id: 77 } });
  fake.reply(activities.record, {
    data: {
      activity_id: 501,
      assistants_id: 9,
      assistants: [30, 31],
      result: 'Buen avance.',
      observation_revision: 0,
      evidences: [],
    },
  });
  fake.answer(visits.start, () => ({ body: { data: sampleVisit } }));
  fake.answer(visits.create, ({ body }) => ({ status: 201, body: { data: sampleVisit, sent: body } }));
  return fake;
}

const listening = (server: Server): Promise<number> =>
  new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve(typeof address === 'object' && address !== null ? address.port : 0);
    });
  });
