import fc from 'fast-check';
import { Problem } from '../../kernel/problem';
import type { Actor } from '../../kernel/actor';
import { STAMPS } from '../../testing/fixtures';
import { testServer, type TestServer } from '../../testing/server';
import { answeringService, type AnsweringService } from './answering.service';
import { responseOf } from './judged-answers';
import { recountedTotals } from './totals.model';

let server: TestServer;
let service: AnsweringService;
let actor: Actor;
let survey = 0;
let activity = 0;
/** Questions by id with the answers that they take; the last one is open. */
const questions: { id: number; takes: (number | string)[] }[] = [];

/** MariaDB needs three times as long. */
const RUNS = process.env['TEST_DATABASE_URL'] ? 200 : 500;
const COMPLETED = '2026-11-20 17:30:00';
const clock = { now: () => new Date('2026-11-20T18:00:00Z') };
const insert = async (table: string, row: object) => (await server.db(table).insert(row))[0] ?? 0;

beforeAll(async () => {
  server = await testServer();
  const { world } = server;
  const [cycle, school] = [await world.cycle(), await world.school({ name: 'Liceo Encino' })];
  const userId = await world.person('PROF', { school_id: school });
  survey = await insert('surveys', {
    ...{ code: 'encuesta', version: 1, kind: 'activity', status: 'published', anonymous: false, ...STAMPS },
    ...{ title_es: 'Sobre el taller', instructions_es: 'Contesta con calma.' },
  });
  for (const [at, type] of (['quadrant', 'scale', 'nps', 'text'] as const).entries()) {
    const facts = { survey_id: survey, order: at + 1, type, required: at < 2, question_es: `Pregunta ${at + 1}` };
    const id = await insert('survey_questions', facts);
    const option = (value: number) =>
      insert('survey_options', {
        ...{ question_id: id, order: value, display_es: `Nivel ${value}`, value },
        quadrant: type === 'quadrant' ? value : null,
      });
    const options = at < 2 ? [await option(1), await option(2), await option(3)] : [];
    questions.push({ id, takes: type === 'nps' ? [0, 5, 10] : type === 'text' ? ['Sí', 'No 🌱', ''] : options });
  }
  const ofCycle = { cycle_id: cycle, ...STAMPS };
  activity = await insert('agenda_activities', {
    ...{ school_id: school, activity_type: 'PfiActivity', activity: 'Taller', description: '', ...ofCycle },
    ...{ date: '2026-11-20', time: '10:00', timezone: 'America/Mexico_City', datetime: '2026-11-20 16:00:00' },
    ...{ isStarted: true, isCompleted: true, completed_at: COMPLETED },
  });
  const central_activity_id = await insert('central_activities', {
    ...{ code: 'taller', title_es: 'Taller', description_es: '', levels: '[]', roles: '[]', ...ofCycle },
    ...{ window_start: '2026-11-16', window_end: '2026-11-27', gives_proof: false, tenths: 20, order: 1, active: true },
  });
  const pfi_plan_id = await insert('pfi_plans', { school_id: school, ...ofCycle });
  await insert('pfi_activities', {
    ...{ pfi_plan_id, central_activity_id, agenda_activity_id: activity, survey_id: survey },
  });
  const taken = { agenda_activity_id: activity, taken_by: userId, taken_at: COMPLETED };
  await insert('activity_assistant_user', {
    assistants_id: await insert('activity_assistants', taken),
    user_id: userId,
  });
  actor = { ...({ userId, schoolId: school, locale: 'es' } as Actor), scopeAsked: false }; // what the service reads
  service = answeringService({ db: server.db, clock });
});
afterAll(() => server.stop());

/** What the network does with one sending. After the last three the device believes that it failed. */
const FATES = ['arrives', 'arrives twice', 'is dropped', 'loses its reply', 'is delayed'] as const;
type Fate = (typeof FATES)[number];

const move = fc.oneof(
  { weight: 3, arbitrary: fc.record({ question: fc.nat(3), answer: fc.nat(2) }) },
  { weight: 3, arbitrary: fc.record({ fate: fc.constantFrom(...FATES) }) },
  { weight: 1, arbitrary: fc.record({ late: fc.nat(9) }) },
);

interface Sent {
  revision: number;
  answers: { question_id: number; response: number | string }[];
}

/** The server takes a sending; what it refuses tells the revision, as the wire does. */
async function arrive({ revision, answers }: Sent): Promise<{ taken: boolean; revision: number }> {
  try {
    const reply = await service.answer(actor, survey, { activity_id: activity, revision, answers });
    return { taken: true, revision: reply.revision };
  } catch (error) {
    if (!(error instanceof Problem) || error.code !== 'surveys.stale') throw error;
    return { taken: false, revision: (error.current as { revision: number }).revision };
  }
}

/** A device as the page is one: it sends what is unsaved at the revision that it knows, and again after a refusal. */
function device() {
  const typed = new Map<number, number | string>();
  const unsaved = new Set<number>();
  const late: Sent[] = [];
  let revision = 0;
  const sent = (): Sent => ({
    revision,
    answers: [...unsaved].map((id) => ({ question_id: id, response: typed.get(id) ?? '' })),
  });
  const send = async (fate: Fate) => {
    if (unsaved.size === 0 || fate === 'is dropped') return;
    const copy = sent();
    if (fate === 'is delayed' || fate === 'arrives twice') late.push(copy);
    if (fate === 'is delayed') return;
    let reply = await arrive(copy);
    if (fate === 'loses its reply') return;
    while (!reply.taken) {
      ({ revision } = reply);
      reply = await arrive(sent());
    }
    ({ revision } = reply);
    unsaved.clear();
  };
  return {
    give: (question: number, answer: number) => {
      const { id, takes } = questions[question] ?? { id: 0, takes: [] };
      typed.set(id, takes[answer] ?? '');
      unsaved.add(id);
    },
    send,
    /** A delayed copy arrives; nobody hears its reply. */
    arriveLate: async (at: number) => {
      const [copy] = late.splice(at % Math.max(1, late.length), 1);
      if (copy) await arrive(copy);
    },
    late: () => late.splice(0),
    sent,
    typed: () => [...typed].filter(([, response]) => response !== '').sort(([one], [other]) => one - other),
  };
}

const stored = async () =>
  (await server.db('survey_answers').orderBy('question_id').select()).map((row) => [row.question_id, responseOf(row)]);

async function forget() {
  for (const table of ['survey_answers', 'survey_submissions', 'survey_totals', 'survey_counts'])
    await server.db(table).delete();
}

test('F05 however answers are dropped, doubled, delayed and reordered, each is there once: the last acknowledged one', async () => {
  const run = fc.asyncProperty(fc.array(move, { minLength: 4, maxLength: 20 }), async (moves) => {
    await forget();
    const mine = device();
    for (const one of moves) {
      if ('question' in one) mine.give(one.question, one.answer);
      else if ('fate' in one) await mine.send(one.fate);
      else await mine.arriveLate(one.late);
    }
    for (const question of [0, 1]) mine.give(question, moves.length % 3);
    await mine.send('arrives');
    expect(await stored()).toEqual(mine.typed());
    // What comes late changes nothing that was acknowledged, neither before the end nor after it.
    const late = mine.late();
    for (const copy of late.slice(1)) expect(await arrive(copy)).toMatchObject({ taken: false });
    const { revision } = mine.sent();
    const end = { activity_id: activity, revision, language: 'es' as const, answers: [] };
    await service.finish(actor, survey, end);
    await expect(service.finish(actor, survey, end)).rejects.toMatchObject({ code: 'surveys.answered' });
    for (const copy of late.slice(0, 1)) await expect(arrive(copy)).rejects.toMatchObject({ code: 'surveys.answered' });
    expect(await stored()).toEqual(mine.typed());
    expect(await server.db('survey_counts').pluck('answered')).toEqual([1]);
    const totals = await server
      .db('survey_totals')
      .orderBy(['question_id', 'value'])
      .select('question_id', 'value', 'count');
    expect(totals).toEqual(await recountedTotals(server.db, { survey_id: survey, subject_id: activity }));
  });
  await fc.assert(run, { numRuns: RUNS });
}, 120_000);
