/**
 * What happens to a school cycle, as zod schemas: the events of the machine and the answers of its ports. They are the
 * one source of the machine's types, of the flow lab's forms and of the checks on samples.
 *
 * The machine imports only TYPES from here: zod stays out of the browser, as with the visit machine.
 */
import { z } from 'zod';
import { day, id, nothing, revision } from '../kit/event-parts';
import type { EventOf } from '../kit/flow-kit';
import { CYCLE_STATES, type CycleDates } from './cycle.rules';

const dates = z.object({
  periodId: id.nullable(),
  startAt: day.nullable(),
  endAt: day.nullable(),
}) satisfies z.ZodType<CycleDates>;

/** A cycle as the server has it at one revision. */
export const cycleVersion = z.object({
  cycleId: id,
  revision,
  state: z.enum(CYCLE_STATES),
  dates,
  pfpClosureAt: day.nullable(),
  dpiEndsOn: day.nullable(),
  isAnotherStarted: z.boolean().describe('Some other cycle is the started one'),
});
export type CycleVersion = z.infer<typeof cycleVersion>;

/** Every event a person, the clock or the server sends to a cycle. */
export const cycleEvents = {
  'cycle.datesChanged': dates,
  'cycle.saveRequested': nothing,
  'cycle.editRequested': nothing,
  'cycle.editCancelled': nothing,
  'cycle.prepareRequested': nothing,
  'cycle.startRequested': nothing,
  'cycle.finishRequested': nothing,
  'closure.editRequested': z.object({ kind: z.enum(['pfp', 'dpi']) }),
  'closure.submitted': z.object({ day }),
  'closure.cancelled': nothing,
  'action.confirmed': nothing,
  'action.declined': nothing,
  'clock.dayChanged': z.object({ today: day }),
  'server.statusChanged': z.object({ version: cycleVersion }),
};
export type CycleEvent = EventOf<typeof cycleEvents>;

const done = z.object({ revision, message: z.string() });

/** What each port answers. A refusal is a rejection with its sentence. */
export const cycleOutputs = {
  saveCycle: done.extend({ cycleId: id }),
  prepareData: done,
  startCycle: done,
  finishCycle: done,
  setPfpClosure: done,
  setDpiClosure: done,
};
/** The answers by port: `CycleOutputs['saveCycle']`. */
export type CycleOutputs = { [Port in keyof typeof cycleOutputs]: z.infer<(typeof cycleOutputs)[Port]> };

/** The cycle a call is about, at the revision the person saw. */
export interface KnownCycle {
  cycleId: number;
  revision: number;
}

/** What each port is called with. `cycleId` null means that the cycle does not exist yet. */
export interface CycleInputs {
  saveCycle: { cycleId: number | null; revision: number; dates: CycleDates };
  prepareData: KnownCycle & { action: 'inherit_data'; startAt: string; endAt: string };
  startCycle: KnownCycle;
  finishCycle: KnownCycle;
  setPfpClosure: KnownCycle & { limit: string; startAt: string; endAt: string };
  setDpiClosure: KnownCycle & { endsOn: string };
}
