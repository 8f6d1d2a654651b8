import { WORKSHOP_DAY, isDay } from './globals';

const Real = globalThis.Date;
let shift = 0;
let frozen = '';

const now = (): number => Real.now() + shift;

/**
 * The device's calendar as the stories see it: it is noon of the chosen day when it is chosen, and the clock goes
 * on from there, so that timers keep working. What is no day is the workshop's own.
 */
export function freezeDay(day: string): void {
  if (day === frozen) return;
  frozen = day;
  shift = new Real(`${isDay(day) ? day : WORKSHOP_DAY}T12:00:00`).getTime() - Real.now();
}

// The pieces that read the device's clock, such as the calendars of the library, read this one.
globalThis.Date = new Proxy(Real, {
  apply: () => new Real(now()).toString(),
  construct: (target, args: unknown[], newTarget) =>
    Reflect.construct(target, args.length === 0 ? [now()] : args, newTarget) as Date,
  get: (target, key, receiver) => (key === 'now' ? now : (Reflect.get(target, key, receiver) as unknown)),
});
