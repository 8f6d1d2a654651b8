/** Rules of a classroom observation as plain functions (OBS-02, OBS-03). They do not load zod. */
import type { ObservationResponse } from '@ruta/contracts/observations/limits';

/** Responses by question. */
export type Responses = Readonly<Record<string, ObservationResponse>>;

/** Questions without a response, in order; the observation may be registered when there are none. */
export const unanswered = (questionIds: readonly number[], responses: Responses): number[] =>
  questionIds.filter((id) => responses[String(id)] === undefined);

/** Questions of maps that are not of the guide. */
export const strangers = (questionIds: readonly number[], byQuestion: Readonly<Record<string, unknown>>): string[] => {
  const known = new Set(questionIds.map(String));
  return Object.keys(byQuestion).filter((id) => !known.has(id));
};

/** Percent of yes among yes and no, to one decimal; null without either. */
export function complianceOf({ yes, no }: { yes: number; no: number }): number | null {
  return yes + no === 0 ? null : Math.round((yes / (yes + no)) * 1000) / 10;
}
