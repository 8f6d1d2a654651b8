/** The sheets of the survey's machine: instructions, timer, test (SUR-01). */
import { countdown } from '../kit/countdown';
import { answer, asSent, calling, refusal } from '../kit/steps';
import { answersTo, known, type SurveyContext } from './survey.context';
import { surveySetup } from './survey.setup';

/** The questions one by one, in both directions, until the survey is sent. */
const page = surveySetup.createStateConfig({
  on: {
    'response.given': { guard: 'responseFitsTheQuestion', actions: { type: 'setResponse', params: asSent } },
    'question.next': { guard: 'mayGoToNextQuestion', actions: 'goToNext' },
    'question.previous': { guard: 'thereIsAPreviousQuestion', actions: 'goToPrevious' },
    'survey.finishRequested': { guard: 'surveyMayFinish', target: '#survey.sheet.submitting' },
  },
});

/** The server will never take it; repeating the call would change nothing. */
const refused = {
  guard: { type: 'surveyWasRefused', params: answer },
  target: '#survey.sheet.refused',
  actions: { type: 'recordRefusal', params: answer },
} as const;

/** The server refuses the answers as they are: they stay at their questions and are not sent again until they change. */
const unfit = { guard: { type: 'answersWereRefused', params: answer } } as const;

/** Saves answers in the background and retries without a connection. Nothing waits for it. */
const sync = surveySetup.createStateConfig({
  initial: 'checking',
  states: {
    checking: { always: [{ guard: 'nothingIsToSend', target: 'saved' }, { target: 'pending' }] },
    saved: { on: { 'response.given': { guard: 'responseFitsTheQuestion', target: 'pending' } } },
    pending: {
      tags: 'unsaved',
      on: { 'response.given': { guard: 'responseFitsTheQuestion', target: 'pending', reenter: true } },
      after: { savePause: 'saving' },
    },
    saving: {
      tags: 'unsaved',
      entry: 'gatherAnswers',
      invoke: {
        id: 'saveAnswers',
        src: 'saveAnswers',
        input: ({ context }) => ({ ...known(context), answers: answersTo(context, context.sending) }),
        onDone: [
          { ...refused, actions: ['takeBackAnswers', { type: 'recordRefusal', params: answer }] },
          { ...unfit, target: 'checking', actions: { type: 'recordUnfit', params: answer } },
          { target: 'checking', actions: 'recordSent' },
        ],
        onError: { target: 'waiting', actions: 'takeBackAnswers' },
      },
    },
    waiting: {
      description: 'Shows nothing: answers are stored on the device, and the end sends all of them again.',
      tags: 'unsaved',
      on: { 'connection.restored': 'saving' },
      after: { retryPause: 'saving' },
    },
  },
});

/** From loading to the end. A survey in progress resumes at its first open question, without a countdown. */
export const sheet = surveySetup.createStateConfig({
  initial: 'opening',
  states: {
    opening: { always: [{ guard: 'surveyIsAnswered', target: 'completed' }, { target: 'loading' }] },
    loading: {
      tags: 'loading',
      invoke: {
        id: 'loadQuestions',
        src: 'loadQuestions',
        input: ({ context }) => known(context),
        onDone: [refused, { target: 'loaded', actions: { type: 'takeQuestions', params: answer } }],
        onError: 'unavailable',
      },
    },
    loaded: {
      always: [
        { guard: 'surveyIsAnswered', target: 'completed' },
        { guard: 'begunSurveyIsLoaded', target: 'test' },
        { guard: 'surveyHasQuestions', target: 'instructions' },
        { target: 'unavailable' },
      ],
    },
    unavailable: {
      description: 'Loading failed, or there is no question: a short notice with Retry (UI-04).',
      tags: 'unavailable',
      entry: 'dropQuestions',
      on: { 'load.retried': 'loading' },
    },
    instructions: { on: { 'sheet.continue': 'timer' } },
    timer: countdown({ then: 'test', back: 'instructions' }),
    test: { type: 'parallel', states: { page, sync } },
    submitting: calling({
      port: 'finishSurvey',
      input: (context: SurveyContext) => ({
        ...known(context),
        answers: context.responses,
        language: context.language,
      }),
      done: [
        refused,
        { ...unfit, target: 'test', actions: { type: 'goBackToUnfit', params: answer } },
        { target: 'completed', actions: ['recordAnswered', { type: 'showNotice', params: answer }] },
      ],
      back: 'submissionFailed',
      refused: ['takeBackAnswers', refusal],
    }),
    submissionFailed: {
      tags: 'unsaved',
      on: {
        'submission.retried': 'submitting',
        'connection.restored': 'submitting',
        'survey.reviewRequested': { target: 'test', actions: 'clearFailure' },
      },
    },
    refused: {
      description: 'Not present, answered already or over: says why. Nothing is sent again; the answers stay readable.',
      tags: 'refused',
    },
    completed: { type: 'final' },
  },
});
