/** Rules of a classroom observation as plain functions (OBS-02, OBS-03). They do not load zod. */
import { lengthOf } from '@ruta/contracts/kit/length';
import {
  COMMENT_MAX,
  FINAL_MAX,
  NOTE_MAX,
  NOTES_MAX,
  type ObservationResponse,
} from '@ruta/contracts/observations/limits';
import { isFilled } from '../kit/recording';

/** Responses by question. */
export type Responses = Readonly<Record<string, ObservationResponse>>;
/** Comments by question. */
export type Comments = Readonly<Record<string, string>>;

/** A line of the private pad. */
export interface Note {
  /** When it was written, UTC. */
  at: string;
  text: string;
}

/** What is typed of an observation. */
export interface Typed {
  responses: Responses;
  comments: Comments;
  finalObservations: string;
  /** The private pad, which is never registered. */
  notes: Note[];
}

/** Questions without a response, in order; the observation may be registered when there are none. */
export const unanswered = (questionIds: readonly number[], responses: Responses): number[] =>
  questionIds.filter((id) => responses[String(id)] === undefined);

/** Questions of maps that are not of the guide. */
export const strangers = (questionIds: readonly number[], byQuestion: Readonly<Record<string, unknown>>): string[] => {
  const known = new Set(questionIds.map(String));
  return Object.keys(byQuestion).filter((id) => !known.has(id));
};

/** Whether a comment fits its limit; without text it is none. */
export const commentFits = (comment: string): boolean => lengthOf(comment) <= COMMENT_MAX;

/** Whether a line may be added to the pad. */
export const noteFits = (notes: readonly Note[], text: string): boolean =>
  isFilled(text) && lengthOf(text) <= NOTE_MAX && notes.length < NOTES_MAX;

/** A comment with a line of the pad at its end. */
export const commentWith = (comment: string | undefined, { text }: Note): string =>
  comment === undefined || !isFilled(comment) ? text : `${comment}\n${text}`;

/** Whether the final observations have text and fit the limit. */
export const finalStands = (text: string): boolean => isFilled(text) && lengthOf(text) <= FINAL_MAX;

/** Whether it may be registered: every question has a response, and the final observations have text. */
export const isComplete = (
  questionIds: readonly number[],
  { responses, comments, finalObservations }: Omit<Typed, 'notes'>,
): boolean =>
  unanswered(questionIds, responses).length === 0 &&
  Object.values(comments).every(commentFits) &&
  finalStands(finalObservations);

/** Index to resume at: the first question without a response, or the last one. */
export function firstOpen(questionIds: readonly number[], responses: Responses): number {
  const [first] = unanswered(questionIds, responses);
  return first === undefined ? Math.max(0, questionIds.length - 1) : questionIds.indexOf(first);
}

/** Percent of yes among yes and no, to one decimal; null without either. */
export function complianceOf({ yes, no }: { yes: number; no: number }): number | null {
  return yes + no === 0 ? null : Math.round((yes / (yes + no)) * 1000) / 10;
}
