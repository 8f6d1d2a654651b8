import type { Knex } from 'knex';
import { addDays } from '../../time/clock';
import { instantIn } from '../../time/wall-clock';
import type { ReportAsked } from '../reports';
import { GUIDE_COLUMNS, type GuideFacts } from './guide.reader';
import type { ObservationRow } from './observations.tables';

export interface ReportedObservation extends Pick<ObservationRow, 'observed_at' | 'finalObservations'>, GuideFacts {
  school: string;
  professor_name: string;
  professor_surname: string;
  observer_name: string;
  observer_surname: string;
  yes: number | string;
  no: number | string;
  na: number | string;
}

/** Limits a query to schools, and to the days of their calendars. */
function ofSchools(query: Knex.QueryBuilder, { schools, from, to }: ReportAsked): void {
  void query.where((either) => {
    for (const { id, timezone } of schools)
      void either.orWhere((there) => {
        void there.where('observations.school_id', id);
        if (from !== undefined) void there.where('observations.observed_at', '>=', instantIn(from, '00:00', timezone));
        if (to !== undefined)
          void there.where('observations.observed_at', '<', instantIn(addDays(to, 1), '00:00', timezone));
      });
  });
}

/** Observations that count, oldest first, in one statement: those that were corrected are not among them. */
export function reportedObservations(db: Knex, asked: ReportAsked): Promise<ReportedObservation[]> {
  const query = db('observations')
    .join({ guides: 'observation_guides' }, 'guides.id', 'observations.guide_id')
    .join('levels', 'levels.id', 'observations.level_id')
    .join('schools', 'schools.id', 'observations.school_id')
    .join({ professors: 'users' }, 'professors.id', 'observations.professor_id')
    .join({ observers: 'users' }, 'observers.id', 'observations.observer_id')
    .leftJoin({ newer: 'observations' }, 'newer.replaces_id', 'observations.id')
    .whereNull('newer.id')
    .where('observations.cycle_id', asked.cycle_id)
    .orderBy(['observations.observed_at', 'observations.id'])
    .limit(asked.max);
  ofSchools(query, asked);
  return query.select<ReportedObservation[]>(
    ...['observations.observed_at', 'observations.finalObservations', 'observations.guide_id', 'observations.level_id'],
    ...['schools.name as school', 'professors.name as professor_name', 'professors.surname as professor_surname'],
    ...['observers.name as observer_name', 'observers.surname as observer_surname', ...GUIDE_COLUMNS],
    ...(['yes', 'no', 'na'] as const).map((response) =>
      db.raw(
        '(select count(*) from observation_answers where observation_id = observations.id and response = ?) as ??',
        [response, response],
      ),
    ),
  );
}
