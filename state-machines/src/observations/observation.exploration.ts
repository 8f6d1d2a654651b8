/** Inputs, samples and answers of the observation machine, for its tests and the flow lab. */
import type { Exploration } from '../kit/explorer';
import type { ObservationContext, ObservationInput, observationMachine } from './observation.machine';
import type { KeptDraft, ObservationEvent, ObservationOutputs } from './observation.events';
import { isComplete } from './observation.rules';

const toChoose: ObservationInput = {
  schoolId: 1,
  guideId: 4,
  questionIds: [41, 42],
  professorId: null,
  levelId: null,
  replacesId: null,
};

/** Inputs by the name that the flow lab shows. */
export const observationInputs = {
  toChoose,
  chosen: { ...toChoose, professorId: 7, levelId: 2 },
  correcting: { ...toChoose, professorId: 7, levelId: 2, replacesId: 31 },
} as const satisfies Record<string, ObservationInput>;

const NOTE = { at: '2026-11-20 15:12:00', text: 'Pregunta abierta a la fila del fondo' };
const begun: KeptDraft = {
  revision: 3,
  content: {
    responses: { 41: 'yes' },
    comments: { 41: 'Lo anota en el pizarrón' },
    finalObservations: '',
    notes: [NOTE],
  },
};
const whole: KeptDraft = {
  revision: 4,
  content: {
    responses: { 41: 'yes', 42: 'no' },
    comments: {},
    finalObservations: 'Se acordó dejar tiempo al cierre',
    notes: [],
  },
};

/** Samples of each event: a payload that the guards accept and, where it matters, one that they refuse. */
export const observationSamples: readonly ObservationEvent[] = [
  { type: 'teacher.chosen', professorId: 7, levelId: 2 },
  { type: 'response.given', questionId: 41, response: 'yes' },
  { type: 'response.given', questionId: 42, response: 'na' },
  { type: 'response.given', questionId: 99, response: 'no' },
  { type: 'comment.typed', questionId: 41, comment: 'Participa todo el grupo' },
  { type: 'comment.typed', questionId: 99, comment: 'De otra guía' },
  { type: 'final.typed', finalObservations: 'Se acordó dejar tiempo al cierre' },
  { type: 'note.written', text: 'El grupo entra en orden', at: '2026-11-20 15:01:00' },
  { type: 'note.written', text: ' ', at: '2026-11-20 15:02:00' },
  { type: 'note.removed', note: 0 },
  { type: 'note.removed', note: 9 },
  { type: 'note.dropped', note: 0, questionId: 41 },
  { type: 'note.dropped', note: 0, questionId: 99 },
  { type: 'question.opened', questionId: 42 },
  { type: 'question.opened', questionId: 99 },
];

/** Answers of each call, by invocation id. */
export const observationAnswers = {
  loadDraft: [
    { mine: null, theirs: null, refused: null },
    { mine: begun, theirs: null, refused: null },
    { mine: null, theirs: whole, refused: null },
    { mine: begun, theirs: whole, refused: null },
    { mine: begun, theirs: null, refused: { message: 'No encontramos esa escuela.', mendable: false } },
  ],
  saveDraft: [
    { outcome: 'saved', revision: 5 },
    { outcome: 'stale', theirs: whole },
    { outcome: 'registered' },
    { outcome: 'refused', refused: { message: 'Ya no observas en esta escuela.', mendable: false } },
    { outcome: 'refused', refused: { message: 'Revisa los datos.', mendable: true } },
  ],
  registerObservation: [{ message: 'Observación registrada.' }],
} satisfies Record<keyof ObservationOutputs, ObservationOutputs[keyof ObservationOutputs][]>;

/** The part of the context that guards read. */
export const situationOf = (context: ObservationContext) => [
  context.professorId !== null,
  context.index,
  context.isDirty,
  context.theirs !== null,
  context.refused?.mendable,
  Object.keys(context.typed.responses).length,
  Math.min(1, context.typed.notes.length),
  isComplete(context.questionIds, context.typed),
];

/** One exploration per input, all with the same samples and answers. */
export const observationExplorations: readonly Exploration<typeof observationMachine>[] = Object.entries(
  observationInputs,
).map(([name, input]) => ({ name, input, samples: observationSamples, answers: observationAnswers, situationOf }));
