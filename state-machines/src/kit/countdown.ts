/** The five-second countdown before a timed sheet: its rules and its state (DPI-01, SUR-01, PAI-01). */

/** Shows 5, 4, 3, 2, 1, 0, one second each. */
export const COUNTDOWN_FROM = 5;
/** Progress added per tick, in percent. */
const COUNTDOWN_STEP = 20;

/** Context of a machine with a countdown. */
export interface CountingDown {
  /** The number that the countdown shows, 5 to 0. */
  countdownLeft: number;
}

/** Progress of the ring in percent, 0 to 100. */
export const countdownProgress = ({ countdownLeft }: CountingDown): number =>
  (COUNTDOWN_FROM - countdownLeft) * COUNTDOWN_STEP;

/** Whether at least one more tick follows the next one. */
export const countdownGoesOn = ({ countdownLeft }: CountingDown): boolean => countdownLeft > 1;

/** Value for `situationOf` (SM-03). No guard reads the countdown at 5 or 0, so both count as one situation. */
export const countdownSituation = ({ countdownLeft }: CountingDown): number => countdownLeft % COUNTDOWN_FROM;

/** Delay between ticks, in milliseconds. */
export const oneSecond = 1000;

/**
 * Compound state that counts from 5 to 0 and then goes to `then`. Until it ends, `sheet.continue` goes there at once and
 * `sheet.back` returns to `back`. Needs the delay `oneSecond`, the guard `countdownGoesOn` and the actions
 * `startCountdown` and `tickCountdown`.
 */
export const countdown = <const Then extends string, const Back extends string>(of: { then: Then; back: Back }) =>
  ({
    tags: 'timed',
    entry: 'startCountdown',
    initial: 'counting',
    on: {
      'sheet.continue': of.then,
      'sheet.back': { target: of.back, actions: 'startCountdown' },
    },
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
