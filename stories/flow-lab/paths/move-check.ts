import type { Move } from '@ruta/state-machines/kit/simulate';
import { placesOf } from '@ruta/state-machines/kit/transitions';
import type { MachineEntry } from '@ruta/state-machines/machines';
import type { AnyStateMachine, EventObject } from 'xstate';

/** Faults of a move in an address. */
export type MoveFault = 'damagedMove' | 'unknownEvent' | 'unknownCall' | 'wrongPayload';

type Check = { move: Move } | { fault: MoveFault; name: string };
type Entry = Pick<MachineEntry, 'machine' | 'events' | 'outputs'>;

/** Limit of a wait, in milliseconds: 31 days. Longer periods are day events. */
const LONGEST_WAIT = 31 * 24 * 3_600_000;
const LONGEST_MESSAGE = 500;

const damaged: Check = { fault: 'damagedMove', name: '' };

/** Port name of an invocation; undefined for an unknown id. */
export function portOf(machine: AnyStateMachine, call: string): string | undefined {
  const invocation = placesOf(machine)
    .flatMap(({ invoke }) => invoke)
    .find(({ id }) => id === call);
  return typeof invocation?.src === 'string' ? invocation.src : undefined;
}

function checkEvent({ events }: Entry, event: object): Check {
  const type: unknown = (event as Partial<EventObject>).type;
  if (typeof type !== 'string') return damaged;
  const schema = Object.hasOwn(events, type) ? events[type] : undefined;
  if (schema === undefined) return { fault: 'unknownEvent', name: type };
  const read = schema.safeParse(event);
  // The schema strips unknown keys.
  return read.success
    ? { move: { do: 'send', event: { ...(read.data as object), type } } }
    : { fault: 'wrongPayload', name: type };
}

function checkCall({ machine, outputs }: Entry, [sign, call, given]: readonly unknown[]): Check {
  if (typeof call !== 'string') return damaged;
  const port = portOf(machine, call);
  const schema = port === undefined ? undefined : outputs[port];
  if (schema === undefined) return { fault: 'unknownCall', name: call };
  if (sign === '-') {
    if (typeof given !== 'string' || given.length > LONGEST_MESSAGE) return damaged;
    return { move: { do: 'fail', actor: call, message: given } };
  }
  if (sign !== '+') return damaged;
  const read = schema.safeParse(given);
  return read.success
    ? { move: { do: 'answer', actor: call, output: read.data } }
    : { fault: 'wrongPayload', name: call };
}

/** Validates a move of an address with the machine's schemas. */
export function checkMove(entry: Entry, written: unknown): Check {
  if (typeof written === 'number')
    return Number.isInteger(written) && written >= 0 && written <= LONGEST_WAIT
      ? { move: { do: 'wait', ms: written } }
      : damaged;
  if (Array.isArray(written)) return checkCall(entry, written);
  return typeof written === 'object' && written !== null ? checkEvent(entry, written) : damaged;
}
