import { answer, asSent, calling } from '../kit/steps';
import { begin, known, type ObservationContext } from './observation.context';
import { observationSetup } from './observation.setup';

export type { ObservationContext, ObservationInput } from './observation.context';

const finished = '#observation.finished';

/** What is typed, and what it must be. */
const TYPED = {
  'response.given': { type: 'questionIsOfTheGuide', params: asSent },
  'comment.typed': { type: 'questionIsOfTheGuide', params: asSent },
  'note.written': { type: 'noteFits', params: asSent },
  'note.removed': { type: 'noteIsThere', params: asSent },
  'note.dropped': { type: 'noteFitsTheComment', params: asSent },
} as const;

/** What may be typed on every view. */
const typing = {
  'response.given': { guard: TYPED['response.given'], actions: { type: 'setResponse', params: asSent } },
  'comment.typed': { guard: TYPED['comment.typed'], actions: { type: 'setComment', params: asSent } },
  'final.typed': { actions: { type: 'setFinal', params: asSent } },
  'note.written': { guard: TYPED['note.written'], actions: { type: 'addNote', params: asSent } },
  'note.removed': { guard: TYPED['note.removed'], actions: { type: 'removeNote', params: asSent } },
  'note.dropped': { guard: TYPED['note.dropped'], actions: { type: 'dropNote', params: asSent } },
} as const;

/** The draft is unsaved once something is typed. */
const toSave = {
  'response.given': { guard: TYPED['response.given'], target: 'pending' },
  'comment.typed': { guard: TYPED['comment.typed'], target: 'pending' },
  'final.typed': 'pending',
  'note.written': { guard: TYPED['note.written'], target: 'pending' },
  'note.removed': { guard: TYPED['note.removed'], target: 'pending' },
  'note.dropped': { guard: TYPED['note.dropped'], target: 'pending' },
} as const;

/** A field that was refused may be mended by typing. */
const mending = { guard: 'refusalCanBeMended', target: 'pending', actions: 'clearRefusal' } as const;

/** The questions in any order, then everything on one view. */
const page = observationSetup.createStateConfig({
  initial: 'running',
  on: {
    ...typing,
    'question.opened': {
      guard: { type: 'questionIsOfTheGuide', params: asSent },
      target: '.running',
      actions: { type: 'openQuestion', params: asSent },
    },
  },
  states: {
    running: {
      on: {
        'question.next': { guard: 'thereIsANextQuestion', actions: 'goToNext' },
        'question.previous': { guard: 'thereIsAPreviousQuestion', actions: 'goToPrevious' },
        'review.requested': 'reviewing',
      },
    },
    reviewing: {
      on: {
        'review.left': 'running',
        'observation.sendRequested': { guard: 'observationIsComplete', target: '#observation.sending' },
      },
    },
  },
});

/** Saves the draft in the background and retries without a connection. Nothing waits for it. */
const sync = observationSetup.createStateConfig({
  initial: 'checking',
  states: {
    checking: {
      always: [
        { guard: 'everythingIsSaved', target: 'saved' },
        { guard: 'draftIsRefused', target: 'refused' },
        { target: 'pending' },
      ],
    },
    saved: { on: toSave },
    pending: { tags: 'unsaved', after: { savePause: 'saving' } },
    saving: {
      tags: 'unsaved',
      entry: ['beginSaving', 'clearRefusal'],
      invoke: {
        id: 'saveDraft',
        src: 'saveDraft',
        input: ({ context }) => ({ ...known(context), revision: context.revision, content: context.typed }),
        onDone: [
          {
            guard: { type: 'draftIsStale', params: answer },
            target: '#observation.conflict',
            actions: { type: 'rememberTheirs', params: answer },
          },
          {
            guard: { type: 'observationWasRegistered', params: answer },
            target: finished,
            actions: 'forgetKept',
          },
          {
            guard: { type: 'draftWasRefused', params: answer },
            target: 'refused',
            actions: { type: 'rememberRefusal', params: answer },
          },
          { target: 'checking', actions: { type: 'recordSaved', params: answer } },
        ],
        onError: { target: 'waiting', actions: 'takeBack' },
      },
    },
    waiting: {
      description: 'Shows that it is kept on this device.',
      tags: 'unsaved',
      on: { 'connection.restored': 'saving' },
      after: { retryPause: 'saving' },
    },
    refused: {
      description: 'Says why, stops retrying, and keeps what is typed on this device. It may still be registered.',
      tags: ['unsaved', 'refused'],
      on: {
        'save.retried': 'saving',
        'response.given': mending,
        'comment.typed': mending,
        'final.typed': mending,
        'note.written': mending,
        'note.removed': mending,
        'note.dropped': mending,
      },
    },
  },
});

/**
 * A classroom observation from the choice of a teacher to its registration (OBS-01, OBS-02). Pure: no calls, no clock.
 * The app provides the ports and effects, keeps what is typed on the device, and sends an event when the connection
 * returns. The registration sends everything once more, so neither a lost draft nor a reload loses an answer.
 */
export const observationMachine = observationSetup.createMachine({
  id: 'observation',
  context: ({ input }) => begin(input),
  initial: 'opening',
  states: {
    opening: { always: [{ guard: 'teacherIsChosen', target: 'loading' }, { target: 'choosing' }] },
    choosing: {
      on: { 'teacher.chosen': { target: 'loading', actions: { type: 'chooseTeacher', params: asSent } } },
    },
    loading: {
      tags: 'loading',
      invoke: {
        id: 'loadDraft',
        src: 'loadDraft',
        input: ({ context }) => known(context),
        onDone: [
          {
            guard: { type: 'draftsAreApart', params: answer },
            target: 'conflict',
            actions: { type: 'rememberApart', params: answer },
          },
          { target: 'writing', actions: { type: 'takeDraft', params: answer } },
        ],
        onError: {
          target: 'unavailable',
          actions: { type: 'recordFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    unavailable: { tags: 'unavailable', on: { 'load.retried': { target: 'loading', actions: 'clearFailure' } } },
    writing: { type: 'parallel', states: { page, sync } },
    conflict: {
      description: 'Another device saved this draft meanwhile; the person chooses one of both.',
      tags: 'unsaved',
      on: {
        'mine.kept': { target: 'writing', actions: 'keepMine' },
        'theirs.taken': { target: 'writing', actions: 'takeTheirs' },
      },
    },
    sending: calling({
      port: 'registerObservation',
      input: (context: ObservationContext) => ({ ...known(context), content: context.typed }),
      done: { target: 'finished', actions: ['forgetKept', { type: 'showNotice', params: answer }] },
      back: '#observation.writing.page.reviewing',
    }),
    finished: { type: 'final' },
  },
});
