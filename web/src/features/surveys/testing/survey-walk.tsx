import { screen } from '@testing-library/react';
import type { SurveyEvent, SurveyOutputs } from '@ruta/state-machines/surveys/survey.events';
import { currentQuestion } from '@ruta/state-machines/surveys/survey.context';
import { situationOf, surveyAnswers, surveyInputs } from '@ruta/state-machines/surveys/survey.exploration';
import { oneSecond } from '@ruta/state-machines/kit/countdown';
import { surveyMachine } from '@ruta/state-machines/surveys/survey.machine';
import { RETRY_PAUSE_MS, SAVE_PAUSE_MS } from '@ruta/state-machines/surveys/survey.setup';
import type { SnapshotFrom } from 'xstate';
import { OFFLINE, Refusal } from '../../../testing';
import type { SentRequest } from '../../../testing';
import { delaysOnDemand } from '../../../testing/held-delays';
import { screenWalk } from '../../../testing/screen-walk';
import type { StepsOn } from '../../../testing/walk';
import { chosen, openSurvey, over, sample, sampleSurveyTexts, type SurveyScreen } from './open-survey';

type Snapshot = SnapshotFrom<typeof surveyMachine>;
type Machine = typeof surveyMachine;
type Loaded = { output: SurveyOutputs['loadQuestions'] };
type Saved = { output: SurveyOutputs['saveAnswers'] };
type Finished = { output: SurveyOutputs['finishSurvey'] };

const SPANISH = {
  ...{ language: 'es', title: sample().title, instructions: sample().instructions },
  questions: (sample().questions ?? []).map(({ id, question, options }) => ({ id, question, options })),
};
const ENGLISH = {
  ...sampleSurveyTexts,
  questions: sampleSurveyTexts.questions
    .map((one) => (one.id === 3 ? { ...one, id: 2 } : one))
    .filter(({ id, options }) => id === 1 || options.length === 0),
};
const QUESTIONS = {
  es: ['¿Qué tan útil fue para tu trabajo?', '¿Qué cambiarías para la próxima vez?'],
  en: ['How useful was it for your work?', 'What would you change next time?'],
};

/** The list as the server answers it. */
const listed = (output: Extract<SurveyOutputs['loadQuestions'], { outcome: 'loaded' }>) => {
  const { questions, responses, isAnswered, hasEnglish } = output;
  const all = sample().questions ?? [];
  const survey = sample({
    ...{ hasEnglish, state: isAnswered ? 'answered' : 'open', revision: responses.length },
    questions: (questions.length === 0 ? [] : all).map((one) => {
      const response = responses.find(({ questionId }) => questionId === one.id)?.response ?? null;
      return { ...one, response, done: response !== null };
    }),
  });
  return { data: [survey] };
};

const revisionAfter = (sent: SentRequest | undefined) => (sent?.body as { revision: number }).revision + 1;
/** Refuses the answer to question 1, wherever it is among those sent. */
const unfit = (message: string) => (sent: SentRequest | undefined) => {
  const { answers } = sent?.body as { answers: { question_id: number }[] };
  const at = answers.findIndex(({ question_id }) => question_id === 1);
  return new Refusal(422, 'request.invalid', 'Revisa los datos.', {
    errors: { [`answers.${at}.response`]: [message] },
  });
};

const steps: StepsOn<SurveyScreen, Machine> = {
  'load.retried': ({ press }) => press('Reintentar'),
  'xstate.done.actor.loadQuestions': ({ answer }, { output }: Loaded) =>
    answer('load', output.outcome === 'refused' ? over(output.message) : listed(output)),
  'xstate.error.actor.loadQuestions': ({ answer }) => answer('load', OFFLINE),

  'sheet.continue': ({ press }, _, before) => press(before.matches({ sheet: 'timer' }) ? 'Comenzar ya' : 'Comenzar'),
  'sheet.back': ({ press }) => press('Cancelar'),
  'xstate.after.oneSecond.survey.sheet.timer.counting': ({ due }) => due(oneSecond),

  'response.given': ({ give }, { response }: Extract<SurveyEvent, { type: 'response.given' }>) => give(response),
  'question.next': ({ press }) => press('Siguiente'),
  'question.previous': ({ press }) => press('Anterior'),
  'xstate.after.savePause.survey.sheet.test.sync.pending': ({ due }) => due(SAVE_PAUSE_MS),
  'xstate.after.retryPause.survey.sheet.test.sync.waiting': ({ due }) => due(RETRY_PAUSE_MS),
  'connection.restored': ({ reconnect }) => reconnect(),
  'xstate.done.actor.saveAnswers': ({ answer }, { output }: Saved) => {
    if (output.outcome === 'refused') return answer('save', over(output.message));
    return answer(
      'save',
      output.outcome === 'unfit'
        ? unfit(output.answers[0]?.message ?? '')
        : (sent: SentRequest | undefined) => ({ data: { revision: revisionAfter(sent) } }),
    );
  },
  'xstate.error.actor.saveAnswers': ({ answer }) => answer('save', OFFLINE),

  'survey.finishRequested': ({ press }) => press('Enviar la encuesta'),
  'xstate.done.actor.finishSurvey': ({ answer }, { output }: Finished) => {
    if (output.outcome === 'refused') return answer('finish', over(output.message));
    return answer(
      'finish',
      output.outcome === 'unfit'
        ? new Refusal(422, 'request.invalid', 'Revisa los datos.', { errors: { answers: [output.message] } })
        : { data: { finished: true }, message: output.message },
    );
  },
  'xstate.error.actor.finishSurvey': ({ answer }) => answer('finish', OFFLINE),
  'submission.retried': ({ press }) => press('Reintentar'),
  'survey.reviewRequested': ({ press }) => press('Volver a las preguntas'),

  'language.toggled': ({ toggle }) => toggle(),
  'xstate.done.actor.translateSurvey': ({ answer }, { output }: { output: SurveyOutputs['translateSurvey'] }) =>
    answer('translate', { data: output.language === 'en' ? ENGLISH : SPANISH }),
  'xstate.error.actor.translateSurvey': ({ answer }) => answer('translate', OFFLINE),
};

const seen = (text: string) => expect(screen.getByText(text)).toBeInTheDocument();
const button = (name: string) => screen.getByRole('button', { name });

/** Checks the question in sight, its language, and what is said of the saving. */
function showsQuestion(state: Snapshot) {
  const { context } = state;
  const { index, unfit: refused, responses, failure } = context;
  // The content is in another language once the words are there.
  const language = state.matches({ language: 'english' }) || state.matches({ language: 'toSpanish' }) ? 'en' : 'es';
  expect(screen.getByRole('heading', { level: 2, name: QUESTIONS[language][index] ?? '' })).toBeInTheDocument();
  const id = currentQuestion(context)?.id;
  for (const { questionId, message } of refused) if (questionId === id) seen(message);
  if (state.matches({ sheet: { test: { sync: 'waiting' } } })) seen('Sin conexión: guardado en este equipo');
  else if (
    state.matches({ sheet: { test: { sync: 'pending' } } }) ||
    state.matches({ sheet: { test: { sync: 'saving' } } })
  )
    seen('Guardando…');
  else if (refused.length > 0) seen('Corrige una respuesta: no se guardó');
  else if (responses.length > 0) seen('Guardado');
  if (failure !== null) seen(failure);
}

const shown: readonly [Parameters<Snapshot['matches']>[0], (state: Snapshot) => void][] = [
  [{ sheet: 'loading' }, () => expect(screen.getByText('Cargando la encuesta…')).toBeInTheDocument()],
  [{ sheet: 'unavailable' }, () => seen('No se pudo cargar')],
  [{ sheet: 'instructions' }, () => expect(button('Comenzar')).toBeEnabled()],
  [
    { sheet: 'timer' },
    ({ context }) => {
      expect(button('Comenzar ya')).toBeEnabled();
      expect(screen.getByRole('timer')).toHaveTextContent(String(context.countdownLeft));
    },
  ],
  [{ sheet: 'test' }, showsQuestion],
  [{ sheet: 'submitting' }, () => expect(screen.getByRole('progressbar', { name: 'Enviando…' })).toBeInTheDocument()],
  [{ sheet: 'submissionFailed' }, () => seen('La encuesta no se envió')],
  [
    { sheet: 'refused' },
    ({ context }) => {
      seen('No puedes contestar esta encuesta');
      seen(context.failure ?? '');
    },
  ],
  [{ sheet: 'completed' }, () => expect(screen.getByRole('heading', { name: 'Encuesta contestada' })).toBeVisible()],
];
const shows = (state: Snapshot) => {
  const [, check] = shown.find(([place]) => state.matches(place)) ?? [];
  if (!check) throw new Error(`Nothing is known to show ${JSON.stringify(state.value)}`);
  check(state);
};

/** Where it is over, the page has no choice of language. The sample refuses the answer to question 1. */
const isPossible = (state: Snapshot, type: string) => {
  const isOver = state.hasTag('refused') || state.hasTag('unavailable') || state.matches({ sheet: 'completed' });
  if (type === 'language.toggled') return !isOver && !state.matches({ sheet: 'loading' });
  if (type === 'xstate.done.actor.saveAnswers') return state.context.sending.includes(1);
  return true;
};

/**
 * Two languages of the content in one place are one state, because `languageWalk` goes through them. A question with a
 * refused answer in sight is a state of its own.
 */
const nameOf = ({ value, context }: Snapshot) => {
  const { sheet } = value as { sheet: unknown }; // of a parallel machine
  const isUnfit = context.unfit.some(({ questionId }) => questionId === currentQuestion(context)?.id);
  return `${JSON.stringify(sheet)}${isUnfit ? ' with a refused answer' : ''}${context.failure === null ? '' : ' after a refusal'}`;
};

/** The delays of the machine: a tick, the pauses before answers are saved, and saved again. */
export const surveyDelays = delaysOnDemand([oneSecond, SAVE_PAUSE_MS, RETRY_PAUSE_MS]);

const samples: readonly SurveyEvent[] = [
  { type: 'response.given', response: 14 },
  { type: 'response.given', response: 'Que haya más tiempo para planear juntos' },
  { type: 'response.given', response: '' },
];

/** Walk of the page of a survey, from its instructions to its end (SUR-01). */
export const surveyWalk = screenWalk(surveyMachine, {
  screen: 'the real page',
  openings: {
    fresh: { input: surveyInputs.fresh, open: () => openSurvey({}, surveyDelays) },
    reloaded: {
      input: surveyInputs.reloaded,
      open: () => openSurvey({ kept: surveyInputs.reloaded.kept }, surveyDelays),
      // From the questions on it is as if it had been begun here.
      stopWhen: (state) => state.matches({ sheet: 'test' }),
    },
  },
  exploration: { situationOf, samples, answers: { ...surveyAnswers, translateSurvey: [{ language: 'en' }] } },
  steps,
  shows,
  nameOf,
  // The way back to Spanish belongs to the other walk.
  isPossible: (state, type) =>
    isPossible(state, type) && !(type === 'language.toggled' && state.matches({ language: 'english' })),
});

const LANGUAGE_STEPS = ['xstate.done.actor.loadQuestions', 'language.toggled'];
const ofLanguage = (type: string) => LANGUAGE_STEPS.includes(type) || type.endsWith('translateSurvey');

/** Walk of the way from English to Spanish, for a reader whose language is English (SUR-02). */
export const languageWalk = screenWalk(surveyMachine, {
  screen: 'the real page in English',
  openings: { english: { input: surveyInputs.english, open: () => openSurvey({ locale: 'en' }, surveyDelays) } },
  exploration: {
    ...{ situationOf, samples: [] },
    answers: {
      loadQuestions: surveyAnswers.loadQuestions.slice(0, 1),
      translateSurvey: [{ language: 'es' }],
    },
  },
  steps: Object.fromEntries(Object.entries(steps).filter(([type]) => ofLanguage(type))),
  shows: (state) => {
    if (state.matches({ sheet: 'loading' })) return;
    expect(button('Begin')).toBeEnabled();
    const isSpanish = state.matches({ language: 'spanish' }) || state.matches({ language: 'toEnglish' });
    expect([chosen('Español'), chosen('English')]).toEqual([isSpanish, !isSpanish]);
  },
  isPossible: (state, type) => isPossible(state, type) && !state.matches({ language: 'toEnglish' }),
});
