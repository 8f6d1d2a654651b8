/** The answering part of the diagnostic's machine: instructions, countdown, questions, end (DPI-01, DPI-02). */
import { countdown } from '../kit/countdown';
import { answer, asSent, calling, refusal } from '../kit/steps';
import type { DpiContext } from './dpi.context';
import { dpiSetup } from './dpi.setup';

/** Input of `saveAnswer`. Throws without a question, which the states prevent. */
function asked({ questionId, chosenOptionId }: DpiContext) {
  if (questionId === null) throw new Error('No question was asked');
  return { questionId, optionId: chosenOptionId };
}

const closed = { guard: { type: 'dpiWasClosed', params: answer }, target: '#dpi.closed' } as const;
const refused = {
  guard: { type: 'serverRefusedForGood', params: answer },
  target: '#dpi.refused',
  actions: { type: 'recordRefusal', params: answer },
} as const;
const finished = {
  guard: { type: 'submissionWasFinished', params: answer },
  target: '#dpi.opening',
  actions: 'recordFinished',
} as const;
const written = {
  guard: { type: 'everyQuestionIsWritten', params: answer },
  target: '#dpi.answering.finishing',
  actions: { type: 'goOn', params: answer },
} as const;

const question = dpiSetup.createStateConfig({
  initial: 'asking',
  states: {
    asking: {
      description: 'The ring goes from 100 to 0; at 0 the chosen option is saved, or none.',
      tags: 'timed',
      on: {
        'response.chosen': { guard: 'responseIsAnOption', actions: { type: 'chooseOption', params: asSent } },
        'question.next': { guard: 'responseIsChosen', target: 'savingAnswer' },
      },
      after: { questionTimeout: 'savingAnswer' },
    },
    savingAnswer: calling({
      port: 'saveAnswer',
      input: asked,
      done: [closed, refused, finished, written, { target: 'asking', actions: { type: 'goOn', params: answer } }],
      back: 'answerUnsaved',
    }),
    answerUnsaved: {
      description: 'The answer is sent again; the next question and its clock start once it is saved.',
      tags: 'unsaved',
      on: { 'submission.retried': 'savingAnswer', 'connection.restored': 'savingAnswer' },
      after: { retryPause: 'savingAnswer' },
    },
  },
});

const connection = dpiSetup.createStateConfig({
  initial: 'online',
  states: {
    online: { on: { 'connection.lost': 'offline' } },
    offline: {
      description: 'The server’s clock keeps running; answers wait for the connection.',
      tags: 'offline',
      on: { 'connection.restored': 'online' },
    },
  },
});

/** One pass over the questions, each with its own time. A reload continues at the question that the server names. */
export const answering = dpiSetup.createStateConfig({
  initial: 'instructions',
  states: {
    instructions: {
      on: {
        'time.allowanceChosen': { actions: { type: 'setTimeFactor', params: asSent } },
        'sheet.continue': { guard: 'dpiHasQuestions', target: 'timer' },
        'clock.dayChanged': { target: '#dpi.opening', actions: { type: 'setToday', params: asSent } },
        'server.factsChanged': { target: '#dpi.opening', actions: { type: 'takeFacts', params: asSent } },
      },
    },
    timer: countdown({ then: 'starting', back: 'instructions' }),
    starting: calling({
      port: 'startSubmission',
      input: ({ timeFactor }: DpiContext) => ({ timeFactor }),
      done: [closed, refused, finished, written, { target: 'test', actions: { type: 'goOn', params: answer } }],
      back: 'startFailed',
    }),
    startFailed: { on: { 'submission.retried': 'starting', 'connection.restored': 'starting' } },
    test: { type: 'parallel', states: { question, connection } },
    finishing: {
      tags: 'saving',
      entry: 'clearFailure',
      invoke: {
        id: 'finishSubmission',
        src: 'finishSubmission',
        onDone: {
          target: '#dpi.opening',
          actions: ['recordFinished', { type: 'showNotice', params: answer }],
        },
        onError: { target: 'finishFailed', actions: refusal },
      },
    },
    finishFailed: {
      description: 'Every answer is saved; only the end of the submission is not.',
      tags: 'unsaved',
      on: { 'submission.retried': 'finishing', 'connection.restored': 'finishing' },
      after: { retryPause: 'finishing' },
    },
  },
});
