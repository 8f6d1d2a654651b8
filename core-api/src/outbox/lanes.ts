/**
 * Rows wait in lanes, so that work that is slow elsewhere, such as letters while the mail server hangs, holds up no
 * other. `atOnce` is the number of rows that one relay delivers in parallel. `patienceMs` is the longest that one
 * delivery may take, shorter than a lease.
 */
export const LANES = {
  letters: { atOnce: 4, patienceMs: 60_000 },
  /** Letters to many people, so that no letter with a link waits behind them. */
  bulk: { atOnce: 4, patienceMs: 60_000 },
  /** Meetings at a provider that may be slow. */
  meetings: { atOnce: 2, patienceMs: 45_000 },
  news: { atOnce: 1, patienceMs: 30_000 },
} as const;

export type Lane = keyof typeof LANES;
export const LANE_NAMES = Object.keys(LANES) as readonly Lane[]; // by the type of its keys
