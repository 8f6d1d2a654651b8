/**
 * What happens to an activity, as zod schemas: the events of the machine and the answers of its ports. They are the one
 * source of the machine's types, of the flow lab's forms and of the checks on samples.
 *
 * The machine imports only TYPES from here: zod stays out of the browser, as with the visit machine.
 */
import { z } from 'zod';
import { day, id, nothing, recordingPayloads, rescheduleForm, revision, time } from '../kit/event-parts';
import type { EventOf } from '../kit/flow-kit';
import type { RescheduleForm } from '../kit/reschedule';

/** Where the server has an activity at one revision. */
export const activityVersion = z.object({
  activityId: id,
  revision,
  isStarted: z.boolean(),
  isCompleted: z.boolean(),
  date: day,
  time,
});
export type ActivityVersion = z.infer<typeof activityVersion>;

/** Every event a person, the clock or the server sends to an activity. */
export const activityEvents = {
  'activity.startRequested': nothing,
  'activity.rescheduleRequested': nothing,
  'activity.deleteRequested': nothing,
  'activity.finishRequested': nothing,
  'action.confirmed': nothing,
  'action.declined': nothing,
  'reschedule.submitted': rescheduleForm,
  'reschedule.cancelled': nothing,
  ...recordingPayloads,
  'proof.saved': nothing,
  'clock.dayChanged': z.object({ today: day }),
  'server.statusChanged': z.object({ version: activityVersion }),
};
export type ActivityEvent = EventOf<typeof activityEvents>;

const done = z.object({ revision, message: z.string() });

/** What each port answers. A refusal is a rejection with its sentence. */
export const activityOutputs = {
  markStarted: done,
  rescheduleActivity: done.extend({ date: day, time }),
  finishActivity: done,
  deleteActivity: z.object({ message: z.string() }),
};
/** The answers by port: `ActivityOutputs['markStarted']`. */
export type ActivityOutputs = { [Port in keyof typeof activityOutputs]: z.infer<(typeof activityOutputs)[Port]> };

/** The activity a call is about, at the revision the person saw. */
export interface KnownActivity {
  activityId: number;
  revision: number;
}

/** What each port is called with. */
export interface ActivityInputs {
  markStarted: KnownActivity;
  rescheduleActivity: KnownActivity & RescheduleForm;
  finishActivity: KnownActivity;
  deleteActivity: KnownActivity;
}
