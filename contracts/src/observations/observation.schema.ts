import { z } from 'zod';
import { id, instant, requiredText, text } from '../kit/fields';
import { SchoolRef } from '../schools/school.schema';
import { GuideRef, ObservedLevel } from './guide.schema';
import { COMMENT_MAX, FINAL_MAX, NOTE_MAX, NOTES_MAX, QUESTIONS_MAX, REPLY_MAX, RESPONSES } from './limits';

const response = z.enum(RESPONSES);
const person = z.object({ id, name: z.string() });
const language = z.enum(['es', 'en']);
/** Keys of a map by question. */
const questionId = z.string().regex(/^[1-9]\d{0,14}$/);
const byQuestion = <T extends z.ZodType>(value: T) =>
  z.record(questionId, value).refine((map) => Object.keys(map).length <= QUESTIONS_MAX, {
    error: 'observations.too-many',
    params: { max: QUESTIONS_MAX },
  });

/** How many questions were answered with yes, no and not applicable (OBS-03). */
export const Pie = z.object({ yes: z.int(), no: z.int(), na: z.int() });
export type Pie = z.infer<typeof Pie>;

/** An observation in lists. Once registered it does not change; a correction is another one that replaces it. */
export const ObservationSummary = z
  .object({
    id,
    guide: GuideRef,
    professor: person,
    observer: person,
    level: ObservedLevel,
    school: SchoolRef,
    language: language.describe('In which it was run'),
    observed_at: instant.describe('UTC'),
    received_at: instant.describe('UTC'),
    replaces_id: id.nullable().describe('The one that this one corrects'),
    replaced_by: id.nullable().describe('The one that corrects this one, which then counts in no figure'),
    seen_at: instant.nullable().describe('When the observed teacher marked it seen, UTC'),
    pie: Pie,
    can: z.object({ correct: z.boolean() }),
  })
  .meta({ id: 'ObservationSummary' });
export type ObservationSummary = z.infer<typeof ObservationSummary>;

const ObservedQuestion = z.object({ id, question: z.string(), response, comment: z.string() });
const ObservedSection = z.object({ id, title: z.string(), questions: z.array(ObservedQuestion) });

export const Observation = ObservationSummary.extend({
  client_id: z.string(),
  finalObservations: z.string(),
  sections: z.array(ObservedSection),
  teacher_reply: z.string().nullable().describe('The answer of the observed teacher'),
  chain: z
    .array(z.object({ id, received_at: instant }))
    .describe('It and its corrections, the first one first; one entry without any'),
  can: z.object({
    correct: z.boolean(),
    markSeen: z.boolean(),
    reply: z.boolean(),
  }),
}).meta({ id: 'Observation' });
export type Observation = z.infer<typeof Observation>;

const about = { school_id: id, guide_id: id, professor_id: id, level_id: id };
/** Made by the device, unique for good: an observation that arrives again under it is registered once. */
const clientId = z.uuid('observations.client-id.malformed').toLowerCase();
const observedAt = instant.describe('UTC; a future one becomes the moment of arrival');

/** An observation to be registered: a response to every question. */
export const ObservationForm = z.strictObject({
  ...about,
  client_id: clientId,
  observed_at: observedAt,
  lang: language,
  replaces_id: id.optional().describe('One’s own observation that this one corrects'),
  responses: byQuestion(response),
  comments: byQuestion(text(COMMENT_MAX)),
  finalObservations: requiredText(FINAL_MAX, 'observations.final.required'),
});
export type ObservationForm = z.infer<typeof ObservationForm>;

/** What the observed teacher does with it: marks it seen and, once, answers. */
export const SeenForm = z.strictObject({
  reply: requiredText(REPLY_MAX, 'observations.reply.required').optional(),
});
export type SeenForm = z.infer<typeof SeenForm>;

/** A line of the private pad, with its minute. It is never registered. */
const Note = z.strictObject({
  at: instant.describe('UTC'),
  text: requiredText(NOTE_MAX, 'observations.note.required'),
});

/** What is typed of an observation before it is registered, for another device. */
export const DraftContent = z.strictObject({
  client_id: clientId,
  observed_at: observedAt,
  lang: language,
  replaces_id: id.optional(),
  responses: byQuestion(response),
  comments: byQuestion(text(COMMENT_MAX)),
  finalObservations: text(FINAL_MAX),
  notes: z
    .array(Note)
    .max(NOTES_MAX, 'observations.notes.too-many')
    .default([])
    .describe('The private pad; removed with the draft'),
});
export type DraftContent = z.infer<typeof DraftContent>;

export const DraftForm = z.strictObject({
  ...about,
  revision: z.int().min(0).describe('The one that you saw; 0 if there was none'),
  content: DraftContent,
});
export type DraftForm = z.infer<typeof DraftForm>;

export const ObservationDraft = z
  .object({ ...about, revision: z.int(), updated_at: instant, content: DraftContent })
  .meta({ id: 'ObservationDraft' });
export type ObservationDraft = z.infer<typeof ObservationDraft>;
