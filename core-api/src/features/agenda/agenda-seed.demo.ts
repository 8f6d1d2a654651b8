import type { AgendaActivity } from '@ruta/contracts/agenda/agenda.schema';

/** An agenda item other than a visit. Days are offsets from the school's today; see `DayAt`. */
export interface AgendaSeed {
  type: Exclude<AgendaActivity['activity_type'], 'SchoolVisitActivity'>;
  day: number;
  time: string;
  done: boolean;
  title: string;
  description: string;
  /** The observation, for completed items. */
  result?: string;
}

type Make = (
  day: number,
  time: string,
  done: boolean,
  title: string,
  description: string,
  result?: string,
) => AgendaSeed;
const making =
  (type: AgendaSeed['type']): Make =>
  (day, time, done, title, description, result) => ({
    type,
    day,
    time,
    done,
    title,
    description,
    ...(result === undefined ? {} : { result }),
  });

export const central = making('PfiActivity');
export const plan = making('PaiSchoolActivity');
export const own = making('CustomActivity');
