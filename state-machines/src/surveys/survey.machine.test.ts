import { coverage } from '../kit/explorer';
import { movesOf, REFUSAL } from '../kit/moves.testing';
import { questions, surveyExplorations, surveyInputs } from './survey.exploration';
import { surveyMachine } from './survey.machine';
import { RETRY_PAUSE_MS, SAVE_PAUSE_MS } from './survey.setup';

const { send, wait, answered, refused, after, can, refusedBy } = movesOf(surveyMachine);
const { fresh, reloaded } = surveyInputs;

const load = (responses: object[] = []) =>
  answered('loadQuestions', { outcome: 'loaded', questions, responses, isAnswered: false, hasEnglish: true });
const toTest = [load(), send('sheet.continue'), wait(5000)];
const give = (response: number | string) => send({ type: 'response.given', response });
const sheet = ({ snapshot }: ReturnType<typeof after>) => (snapshot.value as { sheet: unknown }).sheet;
const sync = (frame: ReturnType<typeof after>) => (sheet(frame) as { test?: { sync?: string } }).test?.sync;

test('SM-01 SM-03 every state of the survey machine is reached and every transition taken', () => {
  const { unreached, untaken, situations } = coverage(surveyMachine, surveyExplorations);
  expect({ unreached, untaken }).toEqual({ unreached: [], untaken: [] });
  expect(situations).toBeGreaterThan(300);
}, 300_000);

test('SUR-01 instructions, five seconds, test', () => {
  expect(sheet(after(fresh))).toBe('loading');
  expect(sheet(after(fresh, load()))).toBe('instructions');
  const counting = after(fresh, load(), send('sheet.continue'), wait(4000));
  expect([sheet(counting), counting.snapshot.context.countdownLeft]).toEqual([{ timer: 'counting' }, 1]);
  expect(sheet(after(fresh, ...toTest))).toEqual({ test: { page: {}, sync: 'saved' } });
});

test('UI-04 a survey that could not be loaded is silent, and offers Retry', () => {
  const failed = after(fresh, refused('loadQuestions'));
  expect([sheet(failed), failed.effects, failed.snapshot.context]).toMatchObject([
    'unavailable',
    [],
    { questions: false, failure: null },
  ]);
  expect(sheet(after(fresh, refused('loadQuestions'), send('load.retried'), load()))).toBe('instructions');
  const empty = answered('loadQuestions', {
    outcome: 'loaded',
    questions: [],
    responses: [],
    isAnswered: false,
    hasEnglish: false,
  });
  expect(sheet(after(fresh, empty))).toBe('unavailable');
  expect(after(fresh, empty).snapshot.context.questions).toBe(false);
});

test('SUR-01 a survey is answered once', () => {
  expect(sheet(after(surveyInputs.answered))).toBe('completed');
  const elsewhere = answered('loadQuestions', {
    outcome: 'loaded',
    questions,
    responses: [],
    isAnswered: true,
    hasEnglish: true,
  });
  expect(sheet(after(fresh, elsewhere))).toBe('completed');
});

test('SUR-01 a required question has to be answered, by one of its options; an optional one may be left', () => {
  const first = after(fresh, ...toTest);
  expect(refusedBy(first, 'question.next')).toEqual(['questionMayBeLeft']);
  expect(refusedBy(first, { type: 'response.given', response: 99 })).toEqual(['responseFitsTheQuestion']);
  expect(refusedBy(first, { type: 'response.given', response: 'Bien' })).toEqual(['responseFitsTheQuestion']);
  expect(refusedBy(first, 'survey.finishRequested')).toEqual(['questionIsTheLast', 'everyRequiredQuestionIsAnswered']);
  const second = after(fresh, ...toTest, give(14), send('question.next'));
  expect(can(second, 'survey.finishRequested')).toBe(true);
  expect(refusedBy(second, 'question.next')).toEqual(['thereIsANextQuestion']);
});

test('SUR-01 one goes back and changes an answer', () => {
  const back = [...toTest, give(14), send('question.next'), send('question.previous'), give(11)];
  const { index, responses } = after(fresh, ...back).snapshot.context;
  expect([index, responses]).toEqual([0, [{ questionId: 1, response: 11 }]]);
});

test('SUR-01 answers are saved by themselves, once nothing more is answered for a moment', () => {
  const typing = [...toTest, give(14), wait(SAVE_PAUSE_MS - 1), give(12)];
  expect(sync(after(fresh, ...typing, wait(SAVE_PAUSE_MS - 1)))).toBe('pending');
  const saving = after(fresh, ...typing, wait(SAVE_PAUSE_MS));
  expect(saving.actors).toMatchObject([{ input: { surveyId: 8, answers: [{ questionId: 1, response: 12 }] } }]);
  const saved = after(fresh, ...typing, wait(SAVE_PAUSE_MS), answered('saveAnswers', { outcome: 'saved' }));
  expect([sync(saved), saved.snapshot.context.sending]).toEqual(['saved', []]);
});

test('SUR-01 what is answered during a save is saved after it', () => {
  const during = [...toTest, give(14), wait(SAVE_PAUSE_MS), give(11), answered('saveAnswers', { outcome: 'saved' })];
  const frame = after(fresh, ...during);
  expect([sync(frame), frame.snapshot.context.unsaved]).toEqual(['pending', [1]]);
  expect(after(fresh, ...during, wait(SAVE_PAUSE_MS)).actors).toMatchObject([
    { input: { answers: [{ questionId: 1, response: 11 }] } },
  ]);
});

test('SUR-01 a lost connection loses no answer: they wait and are sent again, silently', () => {
  const lost = [...toTest, give(14), wait(SAVE_PAUSE_MS), refused('saveAnswers')];
  const waiting = after(fresh, ...lost);
  expect([sync(waiting), waiting.snapshot.context.unsaved, waiting.effects]).toEqual(['waiting', [1], []]);
  expect(waiting.snapshot.context.failure).toBe(null);
  for (const move of [send('connection.restored'), wait(RETRY_PAUSE_MS)])
    expect(after(fresh, ...lost, move).actors).toMatchObject([
      { input: { answers: [{ questionId: 1, response: 14 }] } },
    ]);
});

test('SUR-01 a reload goes on at the first open question, with what the device kept over what the server has', () => {
  const again = after(reloaded, load([{ questionId: 1, response: 12 }]));
  expect(sheet(again)).toEqual({ test: { page: {}, sync: 'pending' } });
  expect(again.snapshot.context).toMatchObject({
    index: 1,
    responses: [{ questionId: 1, response: 14 }],
    unsaved: [1],
  });
});

const finishing = [...toTest, give(14), send('question.next'), send('survey.finishRequested')];

test('SUR-01 the end sends every answer once more, and a refused one keeps them', () => {
  const answers = [{ questionId: 1, response: 14 }];
  expect(after(fresh, ...finishing).actors).toMatchObject([
    { src: 'finishSurvey', input: { answers, language: 'es' } },
  ]);
  const failed = after(fresh, ...finishing, refused('finishSurvey'));
  expect([sheet(failed), failed.snapshot.context.failure]).toEqual(['submissionFailed', REFUSAL]);
  const back = after(fresh, ...finishing, refused('finishSurvey'), send('survey.reviewRequested'));
  expect([sync(back), back.snapshot.context.responses]).toEqual(['pending', answers]);
  const sent = after(fresh, ...finishing, answered('finishSurvey', { outcome: 'finished', message: 'Gracias' }));
  expect([sheet(sent), sent.snapshot.context.unsaved]).toEqual(['completed', []]);
});

test('SUR-01 an answer that was on its way when the end was asked for is still to be saved', () => {
  const onItsWay = [...toTest, give(14), send('question.next'), wait(SAVE_PAUSE_MS), send('survey.finishRequested')];
  expect(after(fresh, ...onItsWay, refused('finishSurvey')).snapshot.context.unsaved).toEqual([1]);
});

test('SUR-02 the content changes its language, and the answers stay', () => {
  const toggled = [...toTest, give(14), send('language.toggled')];
  expect(after(fresh, ...toggled).actors).toMatchObject([{ src: 'translateSurvey', input: { language: 'en' } }]);
  const { snapshot } = after(fresh, ...toggled, answered('translateSurvey', { language: 'en' }));
  expect(snapshot.value).toMatchObject({ language: 'english' });
  expect(snapshot.context).toMatchObject({ language: 'en', responses: [{ questionId: 1, response: 14 }] });
});

test('SUR-02 the sentence of a finish that failed stays while the language changes', () => {
  const failed = [...toTest, give(14), send('question.next'), give(3), send('survey.finishRequested')];
  const { snapshot } = after(fresh, ...failed, refused('finishSurvey'), send('language.toggled'));
  expect(snapshot.context.failure).toBe(REFUSAL);
});

test('SUR-02 a refused change says so and leaves the language as it was; without English there is none', () => {
  const { snapshot, effects } = after(fresh, ...toTest, send('language.toggled'), refused('translateSurvey'));
  expect([snapshot.value, effects]).toMatchObject([{ language: 'spanish' }, [{ params: { message: REFUSAL } }]]);
  expect(refusedBy(after(fresh), 'language.toggled')).toEqual(['surveyHasEnglish']);
  const spanish = { outcome: 'loaded', questions, responses: [], isAnswered: false, hasEnglish: false };
  const loaded = after(fresh, answered('loadQuestions', spanish));
  expect(refusedBy(loaded, 'language.toggled')).toEqual(['surveyHasEnglish']);
  expect(after(surveyInputs.english).snapshot.value).toMatchObject({ language: 'english' });
});

test('SUR-01 the countdown may be gone back from, and begins anew', () => {
  const back = after(fresh, load(), send('sheet.continue'), wait(3000), send('sheet.back'));
  expect([sheet(back), back.snapshot.context.countdownLeft, back.delays]).toEqual(['instructions', 5, []]);
});

test('SUR-01 the countdown goes straight on, and the next one is whole again', () => {
  const straight = after(fresh, load(), send('sheet.continue'), wait(2000), send('sheet.continue'));
  expect(sheet(straight)).toEqual({ test: { page: {}, sync: 'saved' } });
  const back = after(fresh, load(), send('sheet.continue'), wait(2000), send('sheet.back'), send('sheet.continue'));
  expect(back.snapshot.context.countdownLeft).toBe(5);
});

const over = { outcome: 'refused', message: 'Esta encuesta ya cerró' };

test('SUR-01 a survey that the server will never take says why and is not sent again; its answers stay', () => {
  const opening = after(fresh, answered('loadQuestions', over));
  expect([sheet(opening), opening.snapshot.context.failure, opening.delays]).toEqual(['refused', over.message, []]);

  const saving = after(fresh, ...toTest, give(14), wait(SAVE_PAUSE_MS), answered('saveAnswers', over));
  expect([sheet(saving), saving.actors, saving.delays]).toEqual(['refused', [], []]);
  expect(saving.snapshot.context).toMatchObject({
    failure: over.message,
    responses: [{ questionId: 1, response: 14 }],
    unsaved: [1],
  });
  expect(can(saving, 'connection.restored')).toBe(false);

  const sending = after(fresh, ...finishing, answered('finishSurvey', over));
  expect([sheet(sending), sending.effects, sending.snapshot.context]).toMatchObject([
    'refused',
    [],
    { isAnswered: false, failure: over.message, responses: [{ questionId: 1, response: 14 }] },
  ]);
});

const unfit = { outcome: 'unfit', message: 'Revisa los datos', answers: [{ questionId: 1, message: 'No la admite' }] };

test('SUR-01 an answer that the server refuses waits at its question, and is not sent again until it changes', () => {
  const saving = [...toTest, give(14), wait(SAVE_PAUSE_MS), answered('saveAnswers', unfit)];
  const frame = after(fresh, ...saving);
  expect([sync(frame), frame.actors, frame.delays]).toEqual(['saved', [], []]);
  expect(frame.snapshot.context).toMatchObject({ unsaved: [1], unfit: unfit.answers });
  expect(can(frame, 'connection.restored')).toBe(false);
  // Other answers are sent without it.
  const other = after(fresh, ...saving, send('question.next'), give('Más tiempo'), wait(SAVE_PAUSE_MS));
  expect(other.actors).toMatchObject([{ input: { answers: [{ questionId: 2, response: 'Más tiempo' }] } }]);
  const changed = after(fresh, ...saving, give(12), wait(SAVE_PAUSE_MS));
  expect(changed.actors).toMatchObject([{ input: { answers: [{ questionId: 1, response: 12 }] } }]);
  expect(changed.snapshot.context.unfit).toEqual([]);
});

test('SUR-01 an answer that changed while the earlier one was refused is sent', () => {
  const during = [...toTest, give(14), wait(SAVE_PAUSE_MS), give(12), answered('saveAnswers', unfit)];
  const frame = after(fresh, ...during);
  expect([sync(frame), frame.snapshot.context.unfit]).toEqual(['pending', []]);
});

test('SUR-01 an end that is refused for an answer leads back to its question, else to the last one, with the sentence', () => {
  const back = after(fresh, ...finishing, answered('finishSurvey', unfit));
  expect(sheet(back)).toEqual({ test: { page: {}, sync: 'saved' } });
  expect(back.snapshot.context).toMatchObject({ index: 0, unfit: unfit.answers, failure: null, unsaved: [1] });
  const missing = { outcome: 'unfit', message: 'Faltan respuestas obligatorias', answers: [] };
  const unnamed = after(fresh, ...finishing, answered('finishSurvey', missing));
  expect(unnamed.snapshot.context).toMatchObject({ index: 1, unfit: [], failure: missing.message });
  expect(can(unnamed, 'survey.finishRequested')).toBe(true);
});
