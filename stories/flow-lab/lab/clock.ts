import type { MachineEntry } from '@ruta/state-machines/machines';
import type { Frame, Move } from '@ruta/state-machines/kit/simulate';

export const DAY_MS = 24 * 60 * 60 * 1000;

type Clocked = Pick<MachineEntry, 'events'>;

const inContext = ({ snapshot }: Frame, name: string): unknown =>
  (snapshot.context as Readonly<Record<string, unknown>>)[name];

const dayAfter = (day: string) => new Date(Date.parse(`${day}T00:00:00Z`) + DAY_MS).toISOString().slice(0, 10);

/** Milliseconds until the next timer is due; null if none is pending. */
export const untilNextTimer = ({ at, delays }: Frame): number | null =>
  delays.length === 0 ? null : Math.min(...delays.map(({ dueAt }) => dueAt)) - at;

/** Moves that advance time by `ms`, including a `clock.ticked` event if the machine has one. */
export function passing({ events }: Clocked, frame: Frame, ms: number): Move[] {
  const now = inContext(frame, 'now');
  if (!Object.hasOwn(events, 'clock.ticked') || typeof now !== 'number') return [{ do: 'wait', ms }];
  return [
    { do: 'wait', ms },
    { do: 'send', event: { type: 'clock.ticked', now: now + ms } },
  ];
}

/** Moves that advance time by a day, including a `clock.dayChanged` event if the machine has one. */
export function nextDay(entry: Clocked, frame: Frame): Move[] {
  const today = inContext(frame, 'today');
  const moves = passing(entry, frame, DAY_MS);
  if (!Object.hasOwn(entry.events, 'clock.dayChanged') || typeof today !== 'string') return moves;
  return [...moves, { do: 'send', event: { type: 'clock.dayChanged', today: dayAfter(today) } as never }];
}

/** Whether a running clock has anything to wait for: a pending timer of an active machine. */
export const mayRun = ({ delays, snapshot }: Frame): boolean => delays.length > 0 && snapshot.status === 'active';
