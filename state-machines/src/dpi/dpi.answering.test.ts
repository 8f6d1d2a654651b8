import { countdownProgress } from '../kit/countdown';
import { movesOf } from '../kit/moves.testing';
import { dpiInputs, TODAY, TOMORROW } from './dpi.exploration';
import { dpiMachine } from './dpi.machine';
import { RETRY_PAUSE_MS } from './dpi.setup';

const { send, wait, answered, refused, after, can, refusedBy } = movesOf(dpiMachine);
const { teacher, resumed } = dpiInputs;

const begin = [send('sheet.continue'), wait(5000)];
const open = (questionId = 1, msLeft = 20_000) =>
  answered('startSubmission', { outcome: 'open', written: questionId - 1, next: { questionId, msLeft } });
const stored = answered('saveAnswer', {
  outcome: 'stored',
  written: 1,
  isLate: false,
  next: { questionId: 2, msLeft: 30_000 },
});
const storedLast = answered('saveAnswer', { outcome: 'stored', written: 2, isLate: false, next: null });
const choose = (optionId = 13) => send({ type: 'response.chosen', optionId });
const question = (frame: ReturnType<typeof after>) =>
  (frame.snapshot.value as { answering?: { test?: { question?: string } } }).answering?.test?.question;

test('DPI-01 the countdown shows 5 to 0 in one-second steps, 20 more of the ring with each, and then begins', () => {
  const shown = [0, 1, 2, 3, 4].map((seconds) => after(teacher, send('sheet.continue'), wait(seconds * 1000)));
  expect(shown.map(({ snapshot }) => snapshot.context.countdownLeft)).toEqual([5, 4, 3, 2, 1]);
  expect(shown.map(({ snapshot }) => countdownProgress(snapshot.context))).toEqual([0, 20, 40, 60, 80]);
  const { snapshot, actors } = after(teacher, ...begin);
  expect([snapshot.context.countdownLeft, countdownProgress(snapshot.context)]).toEqual([0, 100]);
  expect(actors).toEqual([{ id: 'startSubmission', src: 'startSubmission', input: { timeFactor: 1 } }]);
});

test('DPI-01 the countdown goes straight on where somebody continues', () => {
  const { actors } = after(teacher, send('sheet.continue'), wait(2000), send('sheet.continue'));
  expect(actors).toMatchObject([{ src: 'startSubmission' }]);
});

test('DPI-01 until the countdown is over the person may go back, and it begins anew', () => {
  const back = [send('sheet.continue'), wait(3000), send('sheet.back')];
  expect(after(teacher, ...back).delays).toEqual([]);
  expect(after(teacher, ...back, send('sheet.continue')).snapshot.context.countdownLeft).toBe(5);
});

test('DPI-02 Next needs a chosen response, and a response is one of the question’s own options', () => {
  const asked = after(teacher, ...begin, open());
  expect(refusedBy(asked, 'question.next')).toEqual(['responseIsChosen']);
  expect(refusedBy(asked, { type: 'response.chosen', optionId: 24 })).toEqual(['responseIsAnOption']);
  const next = after(teacher, ...begin, open(), choose(11), choose(13), send('question.next'));
  expect(next.actors).toMatchObject([{ src: 'saveAnswer', input: { questionId: 1, optionId: 13 } }]);
});

test.each([
  ['whatever is chosen', [choose(15)], 15],
  ['nothing, when nothing is', [], null],
])('DPI-02 at 0 the question advances with %s', (_what, moves, optionId) => {
  expect(question(after(teacher, ...begin, open(), ...moves, wait(19_999)))).toBe('asking');
  const { actors } = after(teacher, ...begin, open(), ...moves, wait(20_000));
  expect(actors).toMatchObject([{ src: 'saveAnswer', input: { questionId: 1, optionId } }]);
});

test('DPI-02 each question has its own time, and it begins once the answer before is written', () => {
  const saving = [...begin, open(), choose(), send('question.next'), wait(60_000)];
  expect(question(after(teacher, ...saving))).toBe('savingAnswer');
  const second = after(teacher, ...saving, stored);
  expect(second.delays.map(({ dueAt }) => dueAt - second.at)).toEqual([30_000]);
  expect(second.snapshot.context).toMatchObject({ questionId: 2, chosenOptionId: null, written: 1 });
});

test('DPI-02 people who need more time ask for it before they begin', () => {
  const asked = send({ type: 'time.allowanceChosen', factor: 10 });
  expect(after(teacher, asked, ...begin).actors).toMatchObject([{ input: { timeFactor: 10 } }]);
  expect(can(after(teacher, ...begin, open()), { type: 'time.allowanceChosen', factor: 10 })).toBe(false);
});

test('DPI-01 a reload goes on at the first unanswered question with the time the server says is left', () => {
  const again = after(resumed, open(2, 8000));
  expect(question(again)).toBe('asking');
  expect(again.snapshot.context).toMatchObject({ questionId: 2, written: 1 });
  expect(again.delays.map(({ dueAt }) => dueAt)).toEqual([8000]);
});

test('DPI-02 an answer whose connection is lost waits, and is sent again by itself', () => {
  const lost = [...begin, open(), choose(), send('connection.lost'), send('question.next'), refused('saveAnswer')];
  const waiting = after(teacher, ...lost);
  expect(waiting.snapshot.value).toEqual({
    answering: { test: { question: 'answerUnsaved', connection: 'offline' } },
  });
  expect(waiting.snapshot.context.chosenOptionId).toBe(13);
  const again = { input: { questionId: 1, optionId: 13 } };
  for (const move of [send('connection.restored'), send('submission.retried'), wait(RETRY_PAUSE_MS)])
    expect(after(teacher, ...lost, move).actors).toMatchObject([again]);
  const back = after(teacher, ...lost, send('connection.restored'), stored);
  expect(back.snapshot.value).toEqual({ answering: { test: { question: 'asking', connection: 'online' } } });
  expect(back.snapshot.context.failure).toBe(null);
});

test('DPI-02 without a connection the clock goes on', () => {
  const offline = after(teacher, ...begin, open(), send('connection.lost'), wait(20_000));
  expect([question(offline), offline.snapshot.hasTag('offline')]).toEqual(['savingAnswer', true]);
});

test('DPI-02 an answer that came too late counts as none, and the person is told', () => {
  const late = { outcome: 'stored', written: 1, isLate: true, next: { questionId: 2, msLeft: 30_000 } };
  const told = after(teacher, ...begin, open(), choose(), send('question.next'), answered('saveAnswer', late));
  expect(told.snapshot.context.wasLate).toBe(true);
});

const answeredAll = [...begin, open(), choose(), send('question.next'), stored, choose(24), send('question.next')];

test('DPI-01 after the last question the submission is finished once, and a refused end keeps every answer', () => {
  const failed = after(teacher, ...answeredAll, storedLast, refused('finishSubmission'));
  expect(failed.snapshot.value).toEqual({ answering: 'finishFailed' });
  const done = answered('finishSubmission', { message: 'Gracias' });
  const { snapshot, effects } = after(teacher, ...answeredAll, storedLast, done);
  expect([snapshot.value, snapshot.status]).toEqual(['thanked', 'done']);
  expect(effects.map(({ type }) => type)).toEqual(['showNotice']);
});

test('DPI-01 another device that finished, or a school that closed meanwhile, ends it here too', () => {
  const elsewhere = answered('saveAnswer', { outcome: 'finished' });
  expect(after(teacher, ...answeredAll, elsewhere).snapshot.value).toBe('thanked');
  expect(after(teacher, ...answeredAll, answered('saveAnswer', { outcome: 'closed' })).snapshot.value).toBe('closed');
  expect(after(teacher, ...begin, answered('startSubmission', { outcome: 'closed' })).snapshot.value).toBe('closed');
});

test('DPI-01 it opens on its first day, closes after its last, and opens again when the end is moved', () => {
  const morning = send({ type: 'clock.dayChanged', today: TOMORROW });
  expect(after(dpiInputs.beforeStart, morning).snapshot.value).toEqual({ answering: 'instructions' });
  const night = [morning, send({ type: 'clock.dayChanged', today: '2026-11-22' })];
  expect(after(teacher, ...night).snapshot.value).toBe('closed');
  const facts = {
    startsOn: TODAY,
    endsOn: '2026-11-30',
    hasChartData: true,
    totalValidated: 1,
    isPaiEstablished: false,
  };
  const moved = send({ type: 'server.factsChanged', facts });
  expect(after(teacher, ...night, moved).snapshot.value).toEqual({ answering: 'instructions' });
});

test('DPI-01 without questions there is nothing to begin', () => {
  expect(refusedBy(after(dpiInputs.withoutQuestions), 'sheet.continue')).toEqual(['dpiHasQuestions']);
});

test.each(['startSubmission', 'saveAnswer'] as const)(
  'DPI-02 what %s is refused for good leaves the test with its sentence and is not sent again',
  (port) => {
    const sent = port === 'startSubmission' ? begin : [...begin, open(), choose(), send('question.next')];
    const { snapshot, actors, delays } = after(
      teacher,
      ...sent,
      answered(port, { outcome: 'refused', message: 'No encontramos ese diagnóstico' }),
    );
    expect([snapshot.value, snapshot.context.failure]).toEqual(['refused', 'No encontramos ese diagnóstico']);
    expect([actors, delays]).toEqual([[], []]);
  },
);
