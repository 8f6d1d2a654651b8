/** The part of the diagnostic's chart where it is answered: instructions, countdown, questions, end (DPI-01, DPI-02). */
import { countdown } from '../kit/countdown';
import { answer, asSent, calling, refusal } from '../kit/steps';
import type { DpiContext } from './dpi.context';
import { dpiSetup } from './dpi.setup';

/** The question whose answer is being saved. By structure one is being asked. */
function asked({ questionId, chosenOptionId }: DpiContext) {
  if (questionId === null) throw new Error('No question was asked');
  return { questionId, optionId: chosenOptionId };
}

const closed = { guard: { type: 'dpiWasClosed', params: answer }, target: '#dpi.closed' } as const;
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
      description: 'The ring goes from 100 to 0; at 0 whatever is chosen is saved, or nothing.',
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
      done: [closed, finished, written, { target: 'asking', actions: { type: 'goOn', params: answer } }],
      back: 'answerUnsaved',
    }),
    answerUnsaved: {
      description:
        'The answer is kept and sent again; the next question, and its clock, begin only once it is written.',
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
      description: 'The clock goes on, by the server’s judgement; what is answered waits.',
      tags: 'offline',
      on: { 'connection.restored': 'online' },
    },
  },
});

/** One pass over the questions, each with its own time; a reload goes on where the server says. */
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
      done: [closed, finished, written, { target: 'test', actions: { type: 'goOn', params: answer } }],
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
      description: 'Every answer is written; only the end is not.',
      tags: 'unsaved',
      on: { 'submission.retried': 'finishing', 'connection.restored': 'finishing' },
      after: { retryPause: 'finishing' },
    },
  },
});
