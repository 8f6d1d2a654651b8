/** Ports, guards and actions of the observation machine; its states are in observation.machine. */
import { assign, setup } from 'xstate';
import { messageOf } from '../kit/flow-kit';
import { port } from '../kit/ports';
import { areApart, loaded, resumed } from './observation.context';
import type { ObservationContext, ObservationInput, ObservationTag } from './observation.context';
import type { KeptDraft, ObservationEvent, ObservationInputs, ObservationOutputs } from './observation.events';
import * as rules from './observation.rules';

/** Pause after the last key before a draft is saved, in milliseconds. */
export const SAVE_PAUSE_MS = 1500;
/** Pause after a failed save, in milliseconds. */
export const RETRY_PAUSE_MS = 5000;

type Of<Type extends ObservationEvent['type']> = Extract<ObservationEvent, { type: Type }>;
type Saved = ObservationOutputs['saveDraft'];

/** The server's draft; throws unless the flow is in conflict. */
function theirsOf({ theirs }: ObservationContext): KeptDraft {
  if (theirs === null) throw new Error('There is no other draft');
  return theirs;
}

/** Typed setup; observation.machine calls `createMachine` once. */
export const observationSetup = setup({
  types: {
    input: {} as ObservationInput,
    context: {} as ObservationContext,
    events: {} as ObservationEvent,
    tags: {} as ObservationTag,
  },
  actors: {
    loadDraft: port<ObservationOutputs['loadDraft'], ObservationInputs['loadDraft']>('loadDraft'),
    saveDraft: port<ObservationOutputs['saveDraft'], ObservationInputs['saveDraft']>('saveDraft'),
    registerObservation: port<ObservationOutputs['registerObservation'], ObservationInputs['registerObservation']>(
      'registerObservation',
    ),
  },
  delays: { savePause: SAVE_PAUSE_MS, retryPause: RETRY_PAUSE_MS },
  guards: {
    teacherIsChosen: ({ context }) => context.professorId !== null && context.levelId !== null,
    draftsAreApart: (_, output: ObservationOutputs['loadDraft']) => areApart(output),
    draftIsStale: (_, { outcome }: Saved) => outcome === 'stale',
    observationWasRegistered: (_, { outcome }: Saved) => outcome === 'registered',
    draftWasRefused: (_, { outcome }: Saved) => outcome === 'refused',
    draftIsRefused: ({ context }) => context.refused !== null,
    refusalCanBeMended: ({ context }) => context.refused?.mendable === true,
    everythingIsSaved: ({ context }) => !context.isDirty,
    questionIsOfTheGuide: ({ context }, { questionId }: { questionId: number }) =>
      context.questionIds.includes(questionId),
    noteFits: ({ context }, { text }: { text: string }) => rules.noteFits(context.typed.notes, text),
    noteIsThere: ({ context }, { note }: { note: number }) => context.typed.notes[note] !== undefined,
    noteFitsTheComment: ({ context }, { note, questionId }: { note: number; questionId: number }) => {
      const line = context.typed.notes[note];
      const comment = context.typed.comments[questionId];
      return (
        line !== undefined &&
        context.questionIds.includes(questionId) &&
        rules.commentFits(rules.commentWith(comment, line))
      );
    },
    thereIsANextQuestion: ({ context }) => context.index < context.questionIds.length - 1,
    thereIsAPreviousQuestion: ({ context }) => context.index > 0,
    observationIsComplete: ({ context }) => rules.isComplete(context.questionIds, context.typed),
  },
  actions: {
    chooseTeacher: assign((_, { professorId, levelId }: Of<'teacher.chosen'>) => ({ professorId, levelId })),
    takeDraft: assign(({ context }, output: ObservationOutputs['loadDraft']) => loaded(context, output)),
    rememberTheirs: assign((_, output: Saved) => (output.outcome === 'stale' ? { theirs: output.theirs } : {})),
    rememberApart: assign(({ context }, output: ObservationOutputs['loadDraft']) => ({
      ...loaded(context, output),
      theirs: output.theirs,
    })),
    keepMine: assign(({ context }) => ({ revision: theirsOf(context).revision, theirs: null, isDirty: true })),
    takeTheirs: assign(({ context }) => resumed(context, theirsOf(context), false)),

    setResponse: assign(({ context: { typed } }, { questionId, response }: Of<'response.given'>) => ({
      isDirty: true,
      typed: { ...typed, responses: { ...typed.responses, [questionId]: response } },
    })),
    setComment: assign(({ context: { typed } }, { questionId, comment }: Of<'comment.typed'>) => ({
      isDirty: true,
      typed: { ...typed, comments: { ...typed.comments, [questionId]: comment } },
    })),
    setFinal: assign(({ context: { typed } }, { finalObservations }: Of<'final.typed'>) => ({
      isDirty: true,
      typed: { ...typed, finalObservations },
    })),
    addNote: assign(({ context: { typed } }, { text, at }: Of<'note.written'>) => ({
      isDirty: true,
      typed: { ...typed, notes: [...typed.notes, { at, text: text.trim() }] },
    })),
    removeNote: assign(({ context: { typed } }, { note }: Of<'note.removed'>) => ({
      isDirty: true,
      typed: { ...typed, notes: typed.notes.filter((_, index) => index !== note) },
    })),
    dropNote: assign(({ context: { typed } }, { note, questionId }: Of<'note.dropped'>) => {
      const line = typed.notes[note];
      if (line === undefined) return {};
      const comments = { ...typed.comments, [questionId]: rules.commentWith(typed.comments[questionId], line) };
      return { isDirty: true, typed: { ...typed, comments, notes: typed.notes.filter((one) => one !== line) } };
    }),
    goToNext: assign({ index: ({ context }) => context.index + 1 }),
    goToPrevious: assign({ index: ({ context }) => context.index - 1 }),
    openQuestion: assign(({ context }, { questionId }: { questionId: number }) => ({
      index: context.questionIds.indexOf(questionId),
    })),

    /** What is typed while a draft is being saved is unsaved again. */
    beginSaving: assign({ isDirty: false }),
    recordSaved: assign((_, output: Saved) => (output.outcome === 'saved' ? { revision: output.revision } : {})),
    takeBack: assign({ isDirty: true }),
    rememberRefusal: assign((_, output: Saved) => ({
      isDirty: true,
      ...(output.outcome === 'refused' && { refused: output.refused }),
    })),
    clearRefusal: assign({ refused: null }),

    /** Default action for a refused call; see `messageOf`. */
    recordFailure: assign((_, { error }: { error: unknown }) => ({ failure: messageOf(error) })),
    clearFailure: assign({ failure: null }),
    /** Provided by the app: forgets what this device keeps of it. */
    forgetKept: () => undefined,
    /** Provided by the app: shows the server's message in a snackbar. */
    showNotice: (_, _params: { message: string }) => undefined,
  },
});
