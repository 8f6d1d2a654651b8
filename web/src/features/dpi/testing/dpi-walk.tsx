import { screen } from '@testing-library/react';
import type { DpiEvent, DpiOutputs } from '@ruta/state-machines/dpi/dpi.events';
import { dpiAnswers, dpiInputs, dpiSamples, situationOf } from '@ruta/state-machines/dpi/dpi.exploration';
import { dpiMachine } from '@ruta/state-machines/dpi/dpi.machine';
import { RETRY_PAUSE_MS } from '@ruta/state-machines/dpi/dpi.setup';
import { oneSecond } from '@ruta/state-machines/kit/countdown';
import type { SnapshotFrom } from 'xstate';
import { OFFLINE, Refusal } from '../../../testing';
import { delaysOnDemand } from '../../../testing/held-delays';
import { screenWalk } from '../../../testing/screen-walk';
import type { StepsOn } from '../../../testing/walk';
import { openDpi, type DpiScreen } from './open-dpi';

type Snapshot = SnapshotFrom<typeof dpiMachine>;
type Started = { output: DpiOutputs['startSubmission'] };
type Saved = { output: DpiOutputs['saveAnswer'] };
type Finished = { output: DpiOutputs['finishSubmission'] };

/** Where the sheet is, as the server tells it. */
const progress = ({ written, next }: Pick<Extract<Saved['output'], { outcome: 'stored' }>, 'written' | 'next'>) => ({
  ...{ submission_id: 7, finished: next === null, written },
  next: next && { question_id: next.questionId, msLeft: next.msLeft },
});
const closed = new Refusal(410, 'dpi.closed', 'El diagnóstico ya cerró.');
const refused = (message: string) => new Refusal(404, 'dpi.not-found', message);

const started = (output: Started['output']) => {
  if (output.outcome === 'open') return { data: { ...progress(output), time_factor: 1 } };
  if (output.outcome === 'finished') return new Refusal(409, 'dpi.answered', 'Ya contestaste.');
  return output.outcome === 'closed' ? closed : refused(output.message);
};
const saved = (output: Saved['output']) => {
  if (output.outcome === 'stored') return { data: { ...progress(output), isLate: output.isLate } };
  if (output.outcome === 'refused') return refused(output.message);
  return closed;
};

const steps: StepsOn<Promise<DpiScreen>, typeof dpiMachine> = {
  'time.allowanceChosen': async (on, { factor }: Extract<DpiEvent, { type: 'time.allowanceChosen' }>) =>
    (await on).allow(factor),
  'sheet.continue': async (on, _, before) =>
    (await on).press(before.matches({ answering: 'timer' }) ? 'Comenzar ya' : 'Comenzar'),
  'sheet.back': async (on) => (await on).press('Cancelar'),
  'xstate.after.oneSecond.dpi.answering.timer.counting': async (on) => (await on).due(oneSecond),
  'xstate.done.actor.startSubmission': async (on, { output }: Started) => (await on).answer('start', started(output)),
  'xstate.error.actor.startSubmission': async (on) => (await on).answer('start', OFFLINE),

  'response.chosen': async (on, { optionId }: Extract<DpiEvent, { type: 'response.chosen' }>) =>
    (await on).choose(optionId),
  'question.next': async (on, _, { context }) => (await on).press(context.questionId === 2 ? 'Finalizar' : 'Siguiente'),
  'xstate.after.questionTimeout.dpi.answering.test.question.asking': async (on, _, { context }) =>
    (await on).due(context.msLeft),
  'xstate.done.actor.saveAnswer': async (on, { output }: Saved) => (await on).answer('save', saved(output)),
  'xstate.error.actor.saveAnswer': async (on, { error }: { error: Error }) =>
    (await on).answer('save', new Refusal(503, 'server.unavailable', error.message)),
  'submission.retried': async (on) => (await on).press('Reintentar'),
  'xstate.after.retryPause.dpi.answering.test.question.answerUnsaved': async (on) => (await on).due(RETRY_PAUSE_MS),
  'connection.lost': async (on) => (await on).disconnect(),
  'connection.restored': async (on) => (await on).reconnect(),

  'xstate.done.actor.finishSubmission': async (on, { output }: Finished) =>
    (await on).answer('finish', { data: progress({ written: 2, next: null }), message: output.message }),
  'xstate.error.actor.finishSubmission': async (on) => (await on).answer('finish', OFFLINE),
  'xstate.after.retryPause.dpi.answering.finishFailed': async (on) => (await on).due(RETRY_PAUSE_MS),
};

const QUESTIONS = new Map([
  [1, '¿Cómo se toman las decisiones importantes en la escuela?'],
  [2, 'Cuando preguntamos algo a la dirección, ¿qué pasa?'],
]);
const FACTORS = { 1: 'El de siempre', 2: 'El doble', 10: 'Diez veces' };
const seen = (text: string | RegExp) => expect(screen.getByText(text)).toBeInTheDocument();
const button = (name: string) => screen.getByRole('button', { name });
const level2 = (name: string) => expect(screen.getByRole('heading', { level: 2, name })).toBeInTheDocument();

/** The question in sight, what is chosen, and what is said of its saving. */
function showsQuestion(state: Snapshot) {
  const { questionId, chosenOptionId, wasLate, failure } = state.context;
  level2(QUESTIONS.get(questionId ?? 0) ?? '');
  const checked = screen.queryByRole('radio', { checked: true });
  if (chosenOptionId === null) expect(checked).toBeNull();
  else expect(checked).toHaveAccessibleDescription(new RegExp(`^Opción ${chosenOptionId} `));
  expect(screen.queryByText('La respuesta anterior no cuenta') !== null).toBe(wasLate);
  expect(screen.queryByText('Tu respuesta no se ha guardado') !== null).toBe(state.hasTag('unsaved'));
  if (state.hasTag('unsaved') && failure !== null) seen(new RegExp(failure));
}

const shown: readonly [Parameters<Snapshot['matches']>[0], (state: Snapshot) => void][] = [
  [
    { answering: 'instructions' },
    ({ context }) => {
      if (context.questions.length === 0) return seen('El diagnóstico todavía no tiene preguntas');
      expect(button('Comenzar')).toBeEnabled();
      expect(screen.getByRole('radio', { name: FACTORS[context.timeFactor] })).toBeChecked();
    },
  ],
  [
    { answering: 'timer' },
    ({ context }) => {
      expect(button('Comenzar ya')).toBeEnabled();
      expect(screen.getByRole('timer')).toHaveTextContent(String(context.countdownLeft));
    },
  ],
  [{ answering: 'starting' }, () => seen('Preparando tus preguntas…')],
  [{ answering: 'startFailed' }, () => seen('No se pudo empezar')],
  [{ answering: 'test' }, showsQuestion],
  [{ answering: 'finishing' }, () => seen('Terminando el diagnóstico…')],
  [{ answering: 'finishFailed' }, () => seen('No se pudo terminar')],
  [
    'refused',
    ({ context }) => {
      seen('No se puede seguir con el diagnóstico');
      seen(context.failure ?? '');
    },
  ],
  ['closed', () => level2('El diagnóstico ya cerró')],
  ['notOpenYet', () => level2('El diagnóstico abre el 09-11-2026')],
  ['thanked', () => level2('Diagnóstico contestado')],
];
const shows = (state: Snapshot) => {
  const [, check] = shown.find(([place]) => state.matches(place)) ?? [];
  if (!check) throw new Error(`Nothing is known to show ${JSON.stringify(state.value)}`);
  check(state);
};

/** The delays of the machine: a tick, the pause before an answer is sent again, and the times of the questions. */
export const dpiDelays = delaysOnDemand([oneSecond, RETRY_PAUSE_MS, 20_000, 30_000, 8000]);

/** What the page sends: it reads the day and the window once, and results and plan have pages of their own. */
const SENT = ['time.allowanceChosen', 'response.chosen'];

/** Walk of the page of the diagnostic, from its instructions to its end (DPI-01, DPI-02). */
export const dpiWalk = screenWalk(dpiMachine, {
  screen: 'the real page',
  openings: {
    fresh: { input: dpiInputs.teacher, open: () => openDpi({}, dpiDelays.due) },
    resumed: {
      input: dpiInputs.resumed,
      open: () => openDpi({ sheet: 'open' }, dpiDelays.due),
      // From the first question on it is as if it had been begun here.
      stopWhen: (state) => state.matches({ answering: 'test' }),
    },
    beforeStart: {
      input: dpiInputs.beforeStart,
      open: () => openDpi({ window: 'before', today: '2026-11-01' }, dpiDelays.due),
      isOnlyOpened: true,
    },
    afterEnd: {
      input: dpiInputs.afterEnd,
      open: () => openDpi({ window: 'after', today: '2026-11-28' }, dpiDelays.due),
      isOnlyOpened: true,
    },
    withoutQuestions: {
      input: dpiInputs.withoutQuestions,
      open: () => openDpi({ questions: 0 }, dpiDelays.due),
      isOnlyOpened: true,
    },
  },
  exploration: {
    situationOf,
    samples: dpiSamples.filter(({ type }) => SENT.includes(type)),
    answers: { ...dpiAnswers, saveAnswer: dpiAnswers.saveAnswer.filter(({ outcome }) => outcome !== 'finished') },
  },
  steps,
  shows,
});
