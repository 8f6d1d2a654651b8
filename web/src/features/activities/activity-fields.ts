import type {
  ACTIVITY_DESCRIPTION_MAX,
  ACTIVITY_MINUTES_MAX,
  ACTIVITY_MINUTES_MIN,
  ACTIVITY_PLACE_MAX,
  ACTIVITY_TITLE_MAX,
  Activity,
  ActivityFacts,
  ATTENDING_ROLES,
} from '@ruta/contracts/agenda/activity.schema';
import type { FieldMessage } from '@ruta/contracts/field-messages';

// Checked against the contract's limits by the compiler; importing the values would load zod.
export const TITLE_MAX = 200 satisfies typeof ACTIVITY_TITLE_MAX;
export const DESCRIPTION_MAX = 2000 satisfies typeof ACTIVITY_DESCRIPTION_MAX;
export const PLACE_MAX = 200 satisfies typeof ACTIVITY_PLACE_MAX;
export const MINUTES_MIN = 5 satisfies typeof ACTIVITY_MINUTES_MIN;
export const MINUTES_MAX = 720 satisfies typeof ACTIVITY_MINUTES_MAX;
export const ROLES_TO_CHOOSE = ['DIR', 'SUBD', 'COOR', 'PROF'] as const satisfies typeof ATTENDING_ROLES;

/** The fields of an activity's form; `null` while a field is empty. */
export interface Written {
  title: string;
  description: string;
  date: string | null;
  time: string | null;
  duration_min: number | null;
  place: string;
  levels: string[];
  roles: string[];
}

export const BLANK: Written = {
  title: '',
  description: '',
  date: null,
  time: null,
  duration_min: 60,
  place: '',
  levels: [],
  roles: [],
};

export const writtenOf = (activity: Activity): Written => ({
  title: activity.activity,
  description: activity.description,
  date: activity.date,
  time: activity.time,
  duration_min: activity.duration_min,
  place: activity.place,
  levels: [...activity.levels],
  roles: [...activity.roles],
});

/** Messages of missing fields, checked before the form is sent. */
export function missingIn(written: Written, today: string): Partial<Record<keyof Written, FieldMessage>> {
  return {
    ...(written.title.trim() === '' ? { title: 'agenda.title.required' } : {}),
    ...(written.date === null ? { date: 'visits.date.required' } : {}),
    ...(written.date !== null && written.date < today ? { date: 'visits.date.past' } : {}),
    ...(written.time === null ? { time: 'visits.time.required' } : {}),
    ...(written.duration_min === null ? { duration_min: 'agenda.duration.malformed' } : {}),
  };
}

/** The fields that change without rescheduling. */
export const factsOf = ({ title, description, duration_min, place, levels, roles }: Written): ActivityFacts => ({
  title,
  description,
  duration_min: duration_min ?? 0,
  place,
  // The checkboxes offer only values of the contract.
  levels: levels as ActivityFacts['levels'],
  roles: roles as ActivityFacts['roles'],
});
