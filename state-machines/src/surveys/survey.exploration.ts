/** Inputs, samples and answers of the survey machine, for its tests and the flow lab. */
import { countdownSituation } from '../kit/countdown';
import type { Exploration } from '../kit/explorer';
import type { SurveyEvent, SurveyOutputs } from './survey.events';
import type { SurveyContext, SurveyInput, surveyMachine } from './survey.machine';
import { questionsOf, toSend } from './survey.context';
import { isDone } from './survey.rules';

/** A required quadrant question, and an optional open one. */
export const questions: Extract<SurveyOutputs['loadQuestions'], { outcome: 'loaded' }>['questions'] = [
  { id: 1, type: 'quadrant', required: true, optionIds: [11, 12, 13, 14, 15] },
  { id: 2, type: 'text', required: false, optionIds: [] },
];

const fresh: SurveyInput = {
  surveyId: 8,
  activityId: 21,
  isAnswered: false,
  language: 'es',
  kept: [],
};

/** Inputs by the name that the flow lab shows. */
export const surveyInputs = {
  fresh,
  english: { ...fresh, language: 'en' },
  reloaded: { ...fresh, kept: [{ questionId: 1, response: 14 }] },
  answered: { ...fresh, isAnswered: true },
} as const satisfies Record<string, SurveyInput>;

/** Samples of each event: a payload that the guards accept and, where it matters, one that they refuse. */
export const surveySamples: readonly SurveyEvent[] = [
  { type: 'response.given', response: 14 },
  { type: 'response.given', response: 99 },
  { type: 'response.given', response: 'Que haya más tiempo para planear juntos' },
  { type: 'response.given', response: '' },
];

/** Answers of each call, by invocation id. */
export const surveyAnswers = {
  loadQuestions: [
    { outcome: 'loaded', questions, responses: [], isAnswered: false, hasEnglish: true },
    {
      outcome: 'loaded',
      questions,
      responses: [{ questionId: 1, response: 12 }],
      isAnswered: false,
      hasEnglish: false,
    },
    { outcome: 'loaded', questions, responses: [], isAnswered: true, hasEnglish: true },
    { outcome: 'loaded', questions: [], responses: [], isAnswered: false, hasEnglish: false },
    { outcome: 'refused', message: 'No quedaste en la lista de asistencia' },
  ],
  saveAnswers: [
    { outcome: 'saved' },
    { outcome: 'refused', message: 'Esta encuesta ya cerró' },
    { outcome: 'unfit', message: 'Revisa los datos', answers: [{ questionId: 1, message: 'No admite esa respuesta' }] },
  ],
  finishSurvey: [
    { outcome: 'finished', message: 'Gracias, tus respuestas se guardaron' },
    { outcome: 'refused', message: 'Ya contestaste esta encuesta' },
    { outcome: 'unfit', message: 'Faltan respuestas obligatorias', answers: [] },
  ],
  translateSurvey: [{ language: 'en' }, { language: 'es' }],
} satisfies Record<keyof SurveyOutputs, SurveyOutputs[keyof SurveyOutputs][]>;

/** The part of the context that guards read: which questions are answered and which answers are saved. */
export const situationOf = (context: SurveyContext) => [
  context.isAnswered,
  context.hasEnglish,
  context.language,
  countdownSituation(context),
  context.index,
  questionsOf(context).map((question) => isDone(question, context.responses)),
  context.responses.length > 0,
  context.unsaved.length > 0,
  toSend(context).length > 0,
];

/** One exploration per input, all with the same samples and answers. */
export const surveyExplorations: readonly Exploration<typeof surveyMachine>[] = Object.entries(surveyInputs).map(
  ([name, input]) => ({ name, input, samples: surveySamples, answers: surveyAnswers, situationOf }),
);
