/**
 * Zod schemas of the cycle machine's events and of its ports' answers: the single source of the machine's types, the
 * flow lab's forms and the checks of the samples. The machine imports only types from here, which keeps zod out of the
 * browser.
 */
import { z } from 'zod';
import { day, id, nothing, revision } from '../kit/event-parts';
import type { EventOf } from '../kit/flow-kit';
import { CYCLE_STATES, type CycleFields } from './cycle.rules';

const fields = z.object({
  periodId: id.nullable(),
  startAt: day.nullable(),
  endAt: day.nullable(),
  minGroup: z.int().nullable(),
}) satisfies z.ZodType<CycleFields>;

/** A cycle on the server at one revision. */
export const cycleVersion = z.object({
  cycleId: id,
  revision,
  state: z.enum(CYCLE_STATES),
  saved: fields,
  pfpClosureAt: day.nullable(),
  dpiEndsOn: day.nullable(),
  isAnotherStarted: z.boolean().describe('Some other cycle is the started one'),
});
export type CycleVersion = z.infer<typeof cycleVersion>;

/** Every event of a cycle: from the person, the clock or the server. */
export const cycleEvents = {
  'cycle.fieldsChanged': fields,
  'cycle.saveRequested': nothing,
  'cycle.editRequested': nothing,
  'cycle.editCancelled': nothing,
  'cycle.prepareRequested': nothing,
  'cycle.startRequested': nothing,
  'cycle.finishRequested': nothing,
  'closure.editRequested': z.object({ kind: z.enum(['pfp', 'dpi']) }),
  'closure.submitted': z.object({ day }),
  'closure.cancelled': nothing,
  'conflict.keepMine': nothing,
  'conflict.takeTheirs': nothing,
  'action.confirmed': nothing,
  'action.declined': nothing,
  'clock.dayChanged': z.object({ today: day }),
  'server.statusChanged': z.object({ version: cycleVersion }),
};
export type CycleEvent = EventOf<typeof cycleEvents>;

const message = z.string();
const done = z.object({ revision, message });

const saveOutput = z.discriminatedUnion('outcome', [
  done.extend({ outcome: z.literal('saved'), cycleId: id }),
  z.object({ outcome: z.literal('stale'), theirs: cycleVersion, message }),
]);

/** Answers of each port. A refusal rejects with its message. A save that somebody overtook is an answer. */
export const cycleOutputs = {
  saveCycle: saveOutput,
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
  saveCycle: { cycleId: number | null; revision: number; fields: CycleFields };
  prepareData: KnownCycle & { action: 'inherit_data'; startAt: string; endAt: string };
  startCycle: KnownCycle;
  finishCycle: KnownCycle;
  setPfpClosure: KnownCycle & { limit: string; startAt: string; endAt: string };
  setDpiClosure: KnownCycle & { endsOn: string };
}
