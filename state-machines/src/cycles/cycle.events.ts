/**
 * Zod schemas of the cycle machine's events and of its ports' answers: the single source of the machine's types, the
 * flow lab's forms and the checks of the samples. The machine imports only types from here, which keeps zod out of the
 * browser.
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

/** A cycle on the server at one revision. */
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

/** Every event of a cycle: from the person, the clock or the server. */
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

/** Answers of each port. A refusal rejects with its message. */
export const cycleOutputs = {
  saveCycle: done.extend({ cycleId: id }),
  prepareData: done,
  startCycle: done,
  finishCycle: done,
  setPfpClosure: done,
  setDpiClosure: done,
};
/** Answers by port: `CycleOutputs['saveCycle']`. */
export type CycleOutputs = { [Port in keyof typeof cycleOutputs]: z.infer<(typeof cycleOutputs)[Port]> };

/** Identifies the cycle of a call, at the revision that the person saw. */
export interface KnownCycle {
  cycleId: number;
  revision: number;
}

/** Inputs of each port. `cycleId` is null for a new cycle. */
export interface CycleInputs {
  saveCycle: { cycleId: number | null; revision: number; dates: CycleDates };
  prepareData: KnownCycle & { action: 'inherit_data'; startAt: string; endAt: string };
  startCycle: KnownCycle;
  finishCycle: KnownCycle;
  setPfpClosure: KnownCycle & { limit: string; startAt: string; endAt: string };
  setDpiClosure: KnownCycle & { endsOn: string };
}
