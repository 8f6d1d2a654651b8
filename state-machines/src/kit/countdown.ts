/** The five seconds before a timed sheet: its rule, and the state it happens in (DPI-01, SUR-01, PAI-01). */

/** It shows 5, 4, 3, 2, 1, 0, one second each. */
export const COUNTDOWN_FROM = 5;
/** How the ring fills with each tick, up to 100. */
export const COUNTDOWN_STEP = 20;

/** What a machine with a countdown remembers. */
export interface CountingDown {
  /** What the countdown shows, from 5 to 0. */
  countdownLeft: number;
}

/** How full the ring is, 0 to 100: 20 more with every second. */
export const countdownProgress = ({ countdownLeft }: CountingDown): number =>
  (COUNTDOWN_FROM - countdownLeft) * COUNTDOWN_STEP;

/** Whether the next tick is not the last. */
export const countdownGoesOn = ({ countdownLeft }: CountingDown): boolean => countdownLeft > 1;

/** What a traversal needs of it (SM-03): before it and after it no guard reads it, so 5 and 0 are one situation. */
export const countdownSituation = ({ countdownLeft }: CountingDown): number => countdownLeft % COUNTDOWN_FROM;

/** The delay that `countdown` needs, in milliseconds. */
export const oneSecond = 1000;

/**
 * The state that counts from 5 to 0 and then goes on; until then the person may go back. Needs the delay `oneSecond`,
 * the guard `countdownGoesOn` and the actions `startCountdown` and `tickCountdown`.
 */
export const countdown = <const Then extends string, const Back extends string>(of: { then: Then; back: Back }) =>
  ({
    tags: 'timed',
    entry: 'startCountdown',
    initial: 'counting',
    on: { 'sheet.back': { target: of.back, actions: 'startCountdown' } },
    onDone: of.then,
    states: {
      counting: {
        after: {
          oneSecond: [
            { guard: 'countdownGoesOn', target: 'counting', reenter: true, actions: 'tickCountdown' },
            { target: 'zero', actions: 'tickCountdown' },
          ],
        },
      },
      zero: { type: 'final' },
    },
  }) as const;
