import { WORKSHOP_DAY, isDay } from './globals';

const Real = globalThis.Date;
let shift = 0;
let frozen = '';

const now = (): number => Real.now() + shift;

/**
 * Sets the date that stories see. The clock starts at noon of that day and runs on, so timers work. An invalid day
 * means the workshop's default day.
 */
export function freezeDay(day: string): void {
  if (day === frozen) return;
  frozen = day;
  shift = new Real(`${isDay(day) ? day : WORKSHOP_DAY}T12:00:00`).getTime() - Real.now();
}

// Replaces `Date` globally, because library components such as calendars read it too.
globalThis.Date = new Proxy(Real, {
  apply: () => new Real(now()).toString(),
  construct: (target, args: unknown[], newTarget) =>
    Reflect.construct(target, args.length === 0 ? [now()] : args, newTarget) as Date,
  get: (target, key, receiver) => (key === 'now' ? now : (Reflect.get(target, key, receiver) as unknown)),
});
