/** Ports, guards and actions of the survey machine; its states are in survey.machine. */
import { and, assign, setup } from 'xstate';
import { COUNTDOWN_FROM, countdownGoesOn, oneSecond } from '../kit/countdown';
import { messageOf } from '../kit/flow-kit';
import { port } from '../kit/ports';
import { currentQuestion, loaded, questionsOf, sentBack, takenBack, toSend } from './survey.context';
import { withResponse, withUnfit } from './survey.context';
import type { SurveyContext, SurveyInput, SurveyTag } from './survey.context';
import type { SurveyEvent, SurveyInputs, SurveyOutputs } from './survey.events';
import * as rules from './survey.rules';
import type { SurveyLanguage } from './survey.rules';

/** Pause after the last answer before it is saved, in milliseconds. */
export const SAVE_PAUSE_MS = 800;
/** Pause after a failed save, in milliseconds. */
export const RETRY_PAUSE_MS = 5000;

const isLast = (context: SurveyContext) => context.index === questionsOf(context).length - 1;

type Final = SurveyOutputs['loadQuestions' | 'saveAnswers' | 'finishSurvey'];

/** Typed setup; survey.machine calls `createMachine` once. */
export const surveySetup = setup({
  types: {
    input: {} as SurveyInput,
    context: {} as SurveyContext,
    events: {} as SurveyEvent,
    tags: {} as SurveyTag,
  },
  actors: {
    loadQuestions: port<SurveyOutputs['loadQuestions'], SurveyInputs['loadQuestions']>('loadQuestions'),
    saveAnswers: port<SurveyOutputs['saveAnswers'], SurveyInputs['saveAnswers']>('saveAnswers'),
    finishSurvey: port<SurveyOutputs['finishSurvey'], SurveyInputs['finishSurvey']>('finishSurvey'),
    translateSurvey: port<SurveyOutputs['translateSurvey'], SurveyInputs['translateSurvey']>('translateSurvey'),
  },
  delays: { oneSecond, savePause: SAVE_PAUSE_MS, retryPause: RETRY_PAUSE_MS },
  guards: {
    surveyIsInEnglish: ({ context }) => context.language === 'en',
    surveyHasEnglish: ({ context }) => context.hasEnglish,
    surveyIsAnswered: ({ context }) => context.isAnswered,
    surveyWasRefused: (_, { outcome }: Final) => outcome === 'refused',
    answersWereRefused: (_, { outcome }: Final) => outcome === 'unfit',
    surveyHasQuestions: ({ context }) => questionsOf(context).length > 0,
    somethingIsAnswered: ({ context }) => context.responses.length > 0,
    begunSurveyIsLoaded: and(['surveyHasQuestions', 'somethingIsAnswered']),
    countdownGoesOn: ({ context }) => countdownGoesOn(context),

    responseFitsTheQuestion: ({ context, event }) =>
      event.type === 'response.given' && rules.responseFits(currentQuestion(context), event.response),
    questionMayBeLeft: ({ context }) => {
      const question = currentQuestion(context);
      return question !== undefined && rules.maySkip(question, context.responses);
    },
    thereIsANextQuestion: ({ context }) => !isLast(context),
    mayGoToNextQuestion: and(['questionMayBeLeft', 'thereIsANextQuestion']),
    thereIsAPreviousQuestion: ({ context }) => context.index > 0,
    questionIsTheLast: ({ context }) => isLast(context),
    everyRequiredQuestionIsAnswered: ({ context }) =>
      rules.missingResponses(questionsOf(context), context.responses).length === 0,
    surveyMayFinish: and(['questionIsTheLast', 'everyRequiredQuestionIsAnswered']),

    nothingIsToSend: ({ context }) => toSend(context).length === 0,
  },
  actions: {
    setLanguage: assign((_, { language }: { language: SurveyLanguage }) => ({ language })),
    takeQuestions: assign(({ context }, output: SurveyOutputs['loadQuestions']) => loaded(context, output)),
    dropQuestions: assign({ questions: false }),
    startCountdown: assign({ countdownLeft: COUNTDOWN_FROM }),
    tickCountdown: assign({ countdownLeft: ({ context }) => context.countdownLeft - 1 }),

    setResponse: assign(({ context }, { response }: { response: number | string }) => withResponse(context, response)),
    goToNext: assign({ index: ({ context }) => context.index + 1 }),
    goToPrevious: assign({ index: ({ context }) => context.index - 1 }),

    /** Moves unsaved answers to `sending`; a later answer to the same question is unsaved again. */
    gatherAnswers: assign(({ context }) => {
      const sending = toSend(context);
      return { sending, unsaved: context.unsaved.filter((id) => !sending.includes(id)) };
    }),
    recordSent: assign({ sending: [] }),
    takeBackAnswers: assign(({ context }) => takenBack(context)),
    /** Keeps which answers the server refuses as they are; they wait for the person. */
    recordUnfit: assign(({ context }, output: SurveyOutputs['saveAnswers']) =>
      output.outcome === 'unfit' ? withUnfit(context, output.answers) : {},
    ),
    goBackToUnfit: assign(({ context }, output: SurveyOutputs['finishSurvey']) => sentBack(context, output)),
    recordAnswered: assign({ isAnswered: true, unsaved: [], sending: [], unfit: [] }),

    /** Keeps why the server will never take it; the answers stay readable. */
    recordRefusal: assign((_, output: Final) => (output.outcome === 'refused' ? { failure: output.message } : {})),
    /** Default action for a refused call; see `messageOf`. */
    recordFailure: assign((_, { error }: { error: unknown }) => ({ failure: messageOf(error) })),
    clearFailure: assign({ failure: null }),
    /** Provided by the app: shows the server's message in a snackbar. */
    showNotice: (_, _params: { message: string }) => undefined,
  },
});
