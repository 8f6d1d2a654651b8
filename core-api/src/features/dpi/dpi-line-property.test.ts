import type { DpiProgress } from '@ruta/contracts/dpi/dpi.schema';
import { isLate, timeAllowed } from '@ruta/state-machines/dpi/dpi.rules';
import * as fc from 'fast-check';
import { testServer, type Caller, type TestServer } from '../../testing/server';
import { bankQuestion } from './dpi.testing';
import { recountedTotals } from './totals.model';

/** Fixed, so that failures repeat. */
const SEED = 20261127;
const RUNS = process.env['TESTS_WHOLE'] === undefined ? 25 : 500;
const SECONDS = [null, 10, 30];

let server: TestServer;
let cycle = 0;
let school = 0;
const questions: { id: number; options: number[]; allowed: number }[] = [];
const insert = async (table: string, row: object) => (await server.db(table).insert(row))[0] ?? 0;
beforeAll(async () => {
  server = await testServer();
  [cycle, school] = [await server.world.cycle(), await server.world.school()];
  await insert('dpi_closures', { cycle_id: cycle, start_at: '2026-11-09', end_at: '2026-11-27' });
  for (const [at, timeout_seconds] of SECONDS.entries())
    questions.push({
      ...(await bankQuestion(insert, { cycle_id: cycle, order: at + 1, timeout_seconds })),
      allowed: timeAllowed({ timeoutSeconds: timeout_seconds }, 1),
    });
});
afterAll(() => server.stop());

const step = fc.record({
  /** What the line does with a message: it waits on the way where it is held. */
  line: fc.constantFrom('through', 'through', 'dropped', 'reply lost', 'doubled', 'held'),
  quadrant: fc.option(fc.integer({ min: 1, max: 5 }), { freq: 6 }),
  /** Of the time that the question has on the page. */
  share: fc.constantFrom(0.01, 0.5, 1, 1.1, 3),
  pause: fc.constantFrom(0, 800, 12_000, 45_000),
  then: fc.constantFrom('go on', 'go on', 'go on', 'reload', 'deliver'),
});
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;
const QUIET: Step = { line: 'through', quadrant: 3, share: 0.5, pause: 0, then: 'deliver' };

interface Message {
  question_id: number;
  option_id: number | null;
  elapsed_ms: number;
}
/** How often each thing happened. */
const happened = new Map<string, number>();
const note = (what: string) => void happened.set(what, (happened.get(what) ?? 0) + 1);

/** A person at a page over a line, beside what the server must have written: the first that came, in time or none. */
class Sheet {
  readonly first = new Map<number, number | null>();
  private readonly held: Message[] = [];
  private began = server.clock.now().getTime();
  private id = 0;
  /** The question on the page, with what is sent for it: the same at every attempt. */
  private page: { question_id: number; msLeft: number; sent: Message | null } | null = null;
  isFinished = false;

  private readonly caller: Caller;

  constructor(caller: Caller) {
    this.caller = caller;
  }

  async reload(): Promise<void> {
    const shown = this.shown();
    // A resume that finds the time of the last question over finishes the sheet and answers 200, without a next question.
    const isOpen = shown !== undefined;
    if (shown && now() - this.began >= shown.allowed) {
      note('time ran out');
      this.write(shown.id, null);
    }
    const { status, body } = await this.caller.post('/schools/dpi/start').send({});
    const next = this.shown();
    expect([status, (body as { code?: string }).code]).toEqual(isOpen ? [200, undefined] : [409, 'dpi.answered']);
    if (!next) return this.ended();
    const { data } = body as { data: DpiProgress };
    this.id = data.submission_id;
    // What is left of the clock that runs: no question begins with less.
    expect(data.next).toEqual({ question_id: next.id, msLeft: next.allowed - (now() - this.began) });
    this.goOn(data);
  }

  async press({ line, quadrant, share, pause, then }: Step): Promise<void> {
    if (then === 'reload') await this.reload();
    if (then === 'deliver') await this.deliver();
    if (!this.page) return;
    const { question_id, msLeft } = this.page;
    const option_id = quadrant === null ? null : (questionOf(question_id).options[quadrant - 1] ?? null);
    if (!this.page.sent) later(msLeft * share);
    const message = (this.page.sent ??= { question_id, option_id, elapsed_ms: Math.round(msLeft * share) });
    later(pause);
    note(line);
    if (line === 'dropped') return;
    if (line === 'held') return void this.held.push(message);
    const reply = await this.arrives(message);
    if (line === 'doubled') await this.arrives(message);
    if (line !== 'reply lost') this.goOn(reply);
  }

  /** What waited on the way arrives, the last first. */
  async deliver(): Promise<void> {
    for (const message of this.held.splice(0).toReversed()) await this.arrives(message);
  }

  private async arrives(message: Message): Promise<DpiProgress> {
    const { question_id, option_id, elapsed_ms } = message;
    const counted = isLate(elapsed_ms, questionOf(question_id).allowed) ? null : option_id;
    const known = this.first.get(question_id);
    const isAnother = known !== undefined && known !== counted;
    if (known === undefined) this.write(question_id, counted);
    else if (!isAnother) this.began = now();
    const { status, body } = await this.caller
      .post('/schools/dpi/answers')
      .send({ submission_id: this.id, ...message });
    expect([status, (body as { code?: string }).code]).toEqual(isAnother ? [409, 'dpi.written'] : [200, undefined]);
    const progress = (isAnother ? body.current : body.data) as DpiProgress;
    const next = this.shown();
    if (isAnother) note('another answer');
    // A reply to one's own answer hands out the next question with its whole time, however often it was sent.
    const msLeft = next && Math.max(0, next.allowed - (now() - this.began));
    expect(progress).toMatchObject({
      ...{ written: this.first.size, finished: next === undefined },
      next: next ? { question_id: next.id, msLeft } : null,
    });
    if (!isAnother && next) expect(msLeft).toBe(next.allowed);
    return progress;
  }

  private write(question_id: number, option_id: number | null): void {
    expect(this.shown()?.id).toBe(question_id);
    this.first.set(question_id, option_id);
    this.began = now();
  }

  private shown() {
    return questions.find(({ id }) => !this.first.has(id));
  }

  private goOn({ next }: DpiProgress): void {
    this.page = next && { ...next, sent: null };
    this.isFinished = next === null;
  }

  private ended(): void {
    this.page = null;
    this.isFinished = true;
  }
}
const now = () => server.clock.now().getTime();
const later = (ms: number) => server.clock.set(new Date(now() + Math.round(ms)).toISOString());
const questionOf = (id: number) => questions.find((one) => one.id === id) ?? { id, options: [], allowed: 0 };

test('F05 DPI-02 whatever the line does to the answers of a person, each question has one, the first, and its whole time', async () => {
  const { db, world, clock } = server;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 12 }), async (steps) => {
      clock.set('2026-11-20T18:00:00Z');
      const user = await world.person('PROF', { school_id: school });
      const sheet = new Sheet(await server.as(user));
      await sheet.reload();
      for (const one of steps) await sheet.press(one);
      while (!sheet.isFinished) await sheet.press(QUIET);
      await sheet.deliver();
      const rows = await db('dpi_answers as answer')
        .join('dpi_submissions as sheet', 'sheet.id', 'answer.submission_id')
        .where('sheet.user_id', user)
        .whereNotNull('sheet.finished_at')
        .select('answer.question_id', 'answer.option_id');
      expect(new Map(rows.map(({ question_id, option_id }) => [question_id, option_id]))).toEqual(sheet.first);
      expect(rows).toHaveLength(questions.length);
    }),
    { numRuns: RUNS, seed: SEED },
  );
  const place = { cycle_id: cycle, school_id: school };
  const totals = await db('dpi_totals').where(place).orderBy(['question_id', 'quadrant']);
  expect(totals.map(({ question_id, quadrant, count }) => ({ question_id, quadrant, count }))).toEqual(
    await recountedTotals(db, place),
  );
  // Otherwise the property says nothing of them.
  for (const what of ['dropped', 'reply lost', 'doubled', 'held', 'another answer', 'time ran out'])
    expect([what, happened.get(what) ?? 0]).not.toEqual([what, 0]);
}, 300_000);
