/** What a fault did, for the table, and what must not have been. */
export interface Outcome {
  /** How often, or how long, such as `50 kills`. */
  count: string;
  /** How much was told to be saved. */
  acknowledged?: number;
  /** How much of that is not there afterwards. */
  lost?: number;
  /** What is there in part only. */
  half?: number;
  /** What else there is to say. */
  figures: string;
  wrong: readonly string[];
}

/** Thrown where the machine cannot bring a fault about; says why. */
export class Impossible extends Error {}

/** A line for each thing that is not as it must be. */
export const unless = (holds: boolean, complaint: string): string[] => (holds ? [] : [complaint]);

/** A complaint about a time only at three times the stated figure, both in ms: machines are noisy, what hangs is not noise. */
export const muchLater = (ms: number, stated: number, what: string): string[] =>
  unless(ms < 3 * stated, `${what} ${ms} ms, stated ${stated}`);
