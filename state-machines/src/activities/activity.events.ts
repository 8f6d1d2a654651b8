/**
 * Zod schemas of the activity machine's events and of its ports' answers: the single source of the machine's types, the
 * flow lab's forms and the checks of the samples. The machine imports only types from here, which keeps zod out of the
 * browser.
 */
import { z } from 'zod';
import { day, id, nothing, recordingPayloads, rescheduleForm, revision, time } from '../kit/event-parts';
import type { EventOf } from '../kit/flow-kit';
import type { RescheduleForm } from '../kit/reschedule';

/** An activity on the server at one revision. */
export const activityVersion = z.object({
  activityId: id,
  revision,
  isStarted: z.boolean(),
  isCompleted: z.boolean(),
  date: day,
  time,
});
export type ActivityVersion = z.infer<typeof activityVersion>;

/** Every event of an activity: from the person, the clock or the server. */
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

/** Answers of each port. A refusal rejects with its message. */
export const activityOutputs = {
  markStarted: done,
  rescheduleActivity: done.extend({ date: day, time }),
  /** What was recorded is on the server. */
  saveRecord: nothing,
  finishActivity: done,
  deleteActivity: z.object({ message: z.string() }),
};
/** Answers by port: `ActivityOutputs['markStarted']`. */
export type ActivityOutputs = { [Port in keyof typeof activityOutputs]: z.infer<(typeof activityOutputs)[Port]> };

/** Identifies the activity of a call, at the revision that the person saw. */
export interface KnownActivity {
  activityId: number;
  revision: number;
}

/** Inputs of each port. */
export interface ActivityInputs {
  markStarted: KnownActivity;
  rescheduleActivity: KnownActivity & RescheduleForm;
  saveRecord: KnownActivity;
  finishActivity: KnownActivity;
  deleteActivity: KnownActivity;
}
