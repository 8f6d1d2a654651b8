import type { MachineEntry } from '@ruta/state-machines/machines';
import type { Frame, Move } from '@ruta/state-machines/kit/simulate';

/** A day, in milliseconds. */
export const DAY_MS = 24 * 60 * 60 * 1000;

type Clocked = Pick<MachineEntry, 'events'>;

const inContext = ({ snapshot }: Frame, name: string): unknown =>
  (snapshot.context as Readonly<Record<string, unknown>>)[name];

const dayAfter = (day: string) => new Date(Date.parse(`${day}T00:00:00Z`) + DAY_MS).toISOString().slice(0, 10);

/** Milliseconds to the next timer that comes due; null when none is waiting. */
export const untilNextTimer = ({ at, delays }: Frame): number | null =>
  delays.length === 0 ? null : Math.min(...delays.map(({ dueAt }) => dueAt)) - at;

/** Time passes: for the timers, and for a machine that is told the instant. Milliseconds. */
export function passing({ events }: Clocked, frame: Frame, ms: number): Move[] {
  const now = inContext(frame, 'now');
  if (!Object.hasOwn(events, 'clock.ticked') || typeof now !== 'number') return [{ do: 'wait', ms }];
  return [
    { do: 'wait', ms },
    { do: 'send', event: { type: 'clock.ticked', now: now + ms } },
  ];
}

/** A whole day passes, and a machine that looks at the calendar is told its next day. */
export function nextDay(entry: Clocked, frame: Frame): Move[] {
  const today = inContext(frame, 'today');
  const moves = passing(entry, frame, DAY_MS);
  if (!Object.hasOwn(entry.events, 'clock.dayChanged') || typeof today !== 'string') return moves;
  return [...moves, { do: 'send', event: { type: 'clock.dayChanged', today: dayAfter(today) } as never }];
}

/** Whether a clock has anything to run for: a timer waits and the machine still lives. */
export const mayRun = ({ delays, snapshot }: Frame): boolean => delays.length > 0 && snapshot.status === 'active';
