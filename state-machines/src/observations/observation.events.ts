/**
 * Zod schemas of the observation machine's events and of its ports' answers: the single source of the machine's types,
 * the flow lab's forms and the checks of the samples. The machine imports only types from here, which keeps zod out of
 * the browser.
 */
import { RESPONSES } from '@ruta/contracts/observations/limits';
import { z } from 'zod';
import { id, nothing } from '../kit/event-parts';
import type { EventOf } from '../kit/flow-kit';
import type { Typed } from './observation.rules';

const response = z.enum(RESPONSES);
/** Longer texts are taken as well: the screen says so beside them, and the machine does not send them. */
const text = z.string();
const instant = z.string().describe('UTC, `YYYY-MM-DD HH:mm:ss`');
const typed = z.object({
  responses: z.record(z.string(), response),
  comments: z.record(z.string(), text),
  finalObservations: text,
  notes: z.array(z.object({ at: instant, text })),
}) satisfies z.ZodType<Typed>;
/** Place of a line in the pad, from 0. */
const index = z.int().nonnegative();
const draft = z.object({ revision: z.int().nonnegative(), content: typed });
/** What is typed, and the revision of the server's draft that it was typed on. */
export type KeptDraft = z.infer<typeof draft>;

const refused = z.object({
  message: z.string(),
  mendable: z.boolean().describe('Typing may mend it: a field was refused'),
});
/** Why the server does not take a draft. It would refuse the same draft again. */
export type DraftRefusal = z.infer<typeof refused>;

/** Every event of an observation: from the person or the connection. */
export const observationEvents = {
  'teacher.chosen': z.object({ professorId: id, levelId: id }),
  'load.retried': nothing,
  'response.given': z.object({ questionId: id, response }),
  'comment.typed': z.object({ questionId: id, comment: text }),
  'final.typed': z.object({ finalObservations: text }),
  'note.written': z.object({ text, at: instant }),
  'note.removed': z.object({ note: index }),
  'note.dropped': z.object({ note: index, questionId: id }).describe('Moves a line of the pad into a comment'),
  'question.next': nothing,
  'question.previous': nothing,
  'question.opened': z.object({ questionId: id }),
  'review.requested': nothing,
  'review.left': nothing,
  'observation.sendRequested': nothing,
  'connection.restored': nothing,
  'save.retried': nothing,
  'mine.kept': nothing,
  'theirs.taken': nothing,
};
export type ObservationEvent = EventOf<typeof observationEvents>;

/** Answers of each port. A refusal rejects with its message. */
export const observationOutputs = {
  loadDraft: z.object({
    mine: draft.nullable().describe('What this device keeps'),
    theirs: draft.nullable().describe('What the server keeps'),
    refused: refused.nullable().describe('Why the server shows no draft, where this device keeps one'),
  }),
  saveDraft: z.discriminatedUnion('outcome', [
    z.object({ outcome: z.literal('saved'), revision: z.int() }),
    z.object({ outcome: z.literal('stale'), theirs: draft }),
    z.object({ outcome: z.literal('registered') }),
    z.object({ outcome: z.literal('refused'), refused }),
  ]),
  registerObservation: z.object({ message: z.string() }),
};
/** Answers by port: `ObservationOutputs['saveDraft']`. */
export type ObservationOutputs = {
  [Port in keyof typeof observationOutputs]: z.infer<(typeof observationOutputs)[Port]>;
};

/** Identifies an observation in the making. */
export interface KnownObservation {
  schoolId: number;
  guideId: number;
  professorId: number;
  levelId: number;
  /** The observation that it corrects. */
  replacesId: number | null;
}

/** Inputs of each port. */
export interface ObservationInputs {
  loadDraft: KnownObservation;
  saveDraft: KnownObservation & KeptDraft;
  registerObservation: KnownObservation & { content: Typed };
}
