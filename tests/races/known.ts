import type { Fault } from './race';

/** What is known to be wrong with some pairs of calls, until it is mended. */
export interface Known {
  /** What is broken, and what the mend has to do. */
  because: string;
  shows: readonly Fault[];
  /** Seen in every run: once it is not, the test wants it off the list. The others depend on which call is faster. */
  isSteady?: true;
  pairs: readonly string[];
}

export const KNOWN: readonly Known[] = [];
