/** Inputs, samples and answers of the activity machine, for its tests and the flow lab. */
import type { Exploration } from '../kit/explorer';
import type { ActivityEvent, ActivityOutputs, ActivityVersion } from './activity.events';
import type { ActivityContext, ActivityInput, activityMachine } from './activity.machine';
import { EMPTY_RECORD } from './activity.rules';

/** Sample days in the school's wall clock. */
export const YESTERDAY = '2026-11-19';
export const TODAY = '2026-11-20';
export const TOMORROW = '2026-11-21';

const existing: ActivityInput = {
  activityId: 7,
  revision: 3,
  isStarted: false,
  isCompleted: false,
  date: TODAY,
  time: '09:30',
  today: TODAY,
  record: EMPTY_RECORD,
};

/** Inputs by the name that the flow lab shows. */
export const activityInputs = {
  today: existing,
  upcoming: { ...existing, date: TOMORROW },
  overdue: { ...existing, date: YESTERDAY },
  started: { ...existing, isStarted: true },
  startedOverdue: { ...existing, isStarted: true, date: YESTERDAY },
  completed: { ...existing, isStarted: true, isCompleted: true, date: YESTERDAY },
} as const satisfies Record<string, ActivityInput>;

/** A version saved by somebody else, at a revision that no exploration reaches. */
const otherVersion = (standing: Pick<ActivityVersion, 'isStarted' | 'isCompleted' | 'date'>): ActivityVersion => ({
  ...standing,
  activityId: 7,
  revision: 9,
  time: '09:30',
});
const theirs = [
  otherVersion({ isStarted: false, isCompleted: false, date: TOMORROW }),
  otherVersion({ isStarted: true, isCompleted: false, date: TODAY }),
  otherVersion({ isStarted: true, isCompleted: true, date: TODAY }),
];

const WHY = 'La escuela tiene junta con familias';

/** Samples of each event: a payload that the guards accept and, where it matters, one that they refuse. */
export const activitySamples: readonly ActivityEvent[] = [
  { type: 'reschedule.submitted', date: TOMORROW, time: '11:00', justification: WHY },
  { type: 'reschedule.submitted', date: TOMORROW, time: '11:00', justification: 'Lluvia' },
  { type: 'attendance.saved', attendees: 5 },
  { type: 'observation.saved', result: 'El equipo acordó dos metas' },
  { type: 'clock.dayChanged', today: TODAY },
  { type: 'clock.dayChanged', today: TOMORROW },
  { type: 'clock.dayChanged', today: '2026-11-22' },
  ...theirs.map((version) => ({ type: 'server.statusChanged', version }) as const),
];

const done = { revision: 4, message: 'Listo, se guardaron tus cambios' };

/** Answers of each call, by invocation id. */
export const activityAnswers = {
  markStarted: [done],
  rescheduleActivity: [{ ...done, date: TOMORROW, time: '11:00' }],
  saveRecord: [{}],
  finishActivity: [done],
  deleteActivity: [{ message: 'Actividad eliminada' }],
} satisfies Record<string, ActivityOutputs[keyof ActivityOutputs][]>;

/** The part of the context that guards read; evidence counts only while the activity runs. */
export const situationOf = (context: ActivityContext) => [
  context.isStarted,
  context.isCompleted,
  context.revision >= 9,
  Math.sign(context.date.localeCompare(context.today)),
  context.isStarted ? context.record.evidence : null,
];

/** One exploration per input, all with the same samples and answers. */
export const activityExplorations: readonly Exploration<typeof activityMachine>[] = Object.entries(activityInputs).map(
  ([name, input]) => ({ name, input, samples: activitySamples, answers: activityAnswers, situationOf }),
);
