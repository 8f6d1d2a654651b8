/** The result of a fault, for the table, with its violations. */
export interface Outcome {
  /** How often or how long, such as `50 kills`. */
  count: string;
  /** Number of acknowledged changes. */
  acknowledged?: number;
  /** How many of these are missing afterwards. */
  lost?: number;
  /** Number of partial records. */
  half?: number;
  /** Other figures. */
  figures: string;
  wrong: readonly string[];
}

/** Thrown with a reason where the machine cannot cause a fault. */
export class Impossible extends Error {}

/** The complaint, unless the condition holds. */
export const unless = (holds: boolean, complaint: string): string[] => (holds ? [] : [complaint]);

/** A complaint if a time in ms exceeds three times its stated limit: machines are noisy. */
export const muchLater = (ms: number, stated: number, what: string): string[] =>
  unless(ms < 3 * stated, `${what} ${ms} ms, stated ${stated}`);
