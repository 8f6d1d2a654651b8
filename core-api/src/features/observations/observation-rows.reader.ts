import type { Locale } from '@ruta/contracts';
import type { ObservationResponse } from '@ruta/contracts/observations/limits';
import type { ObservationSummary, Pie } from '@ruta/contracts/observations/observation.schema';
import type { CycleState } from '@ruta/state-machines/cycles/cycle.rules';
import type { Knex } from 'knex';
import type { Actor } from '../../kernel/actor';
import { fullname } from '../users';
import { GUIDE_COLUMNS, guideRef, levelRef, type GuideFacts } from './guide.reader';
import { mayCorrect } from './observation.policy';
import type { ObservationRow } from './observations.tables';

/** A row as lists and the detail show it. */
export type Row = Pick<
  ObservationRow,
  | 'id'
  | 'client_id'
  | 'professor_id'
  | 'observer_id'
  | 'observed_at'
  | 'received_at'
  | 'language'
  | 'replaces_id'
  | 'finalObservations'
  | 'seen_at'
  | 'teacher_reply'
  | 'cycle_id'
> &
  GuideFacts & {
    replaced_by: number | null;
    cycle_state: CycleState;
    school_id: number;
    school_name: string;
    school_timezone: string;
    /** Not null once their account is purged. */
    professor_purged_at: string | null;
    professor_name: string;
    professor_surname: string;
    observer_name: string;
    observer_surname: string;
  };

/** Joins and columns of a row. */
export const selectRows = (query: Knex.QueryBuilder) =>
  query
    .join({ guides: 'observation_guides' }, 'guides.id', 'observations.guide_id')
    .join('levels', 'levels.id', 'observations.level_id')
    .join('schools', 'schools.id', 'observations.school_id')
    .join({ professors: 'users' }, 'professors.id', 'observations.professor_id')
    .join({ observers: 'users' }, 'observers.id', 'observations.observer_id')
    .join('school_cycles', 'school_cycles.id', 'observations.cycle_id')
    .leftJoin({ newer: 'observations' }, 'newer.replaces_id', 'observations.id')
    .select<Row[]>(
      ...['id', 'client_id', 'professor_id', 'observer_id', 'observed_at', 'received_at', 'language'].map(
        (name) => `observations.${name}`,
      ),
      ...[
        'replaces_id',
        'finalObservations',
        'school_id',
        'guide_id',
        'level_id',
        'seen_at',
        'teacher_reply',
        'cycle_id',
      ].map((name) => `observations.${name}`),
      'newer.id as replaced_by',
      'school_cycles.state as cycle_state',
      'schools.name as school_name',
      'schools.timezone as school_timezone',
      'professors.purged_at as professor_purged_at',
      'professors.name as professor_name',
      'professors.surname as professor_surname',
      'observers.name as observer_name',
      'observers.surname as observer_surname',
      ...GUIDE_COLUMNS,
    );

export const NONE: Pie = { yes: 0, no: 0, na: 0 };

/** Responses of some observations, counted: one statement. */
export async function piesOf(db: Knex, ids: readonly number[]): Promise<Map<number, Pie>> {
  const counted = await db('observation_answers')
    .whereIn('observation_id', ids)
    .groupBy('observation_id', 'response')
    .select<{ observation_id: number; response: ObservationResponse; n: number | string }[]>(
      'observation_id',
      'response',
      db.raw('count(*) as ??', ['n']),
    );
  const pies = new Map(ids.map((id) => [id, { ...NONE }]));
  for (const { observation_id, response, n } of counted) {
    const pie = pies.get(observation_id);
    if (pie) pie[response] = Number(n);
  }
  return pies;
}

export const summaryOf = (row: Row, actor: Actor, pie: Pie, language: Locale): ObservationSummary => ({
  id: row.id,
  guide: guideRef(row, language),
  professor: { id: row.professor_id, name: fullname({ name: row.professor_name, surname: row.professor_surname }) },
  observer: { id: row.observer_id, name: fullname({ name: row.observer_name, surname: row.observer_surname }) },
  level: levelRef(row, actor.locale),
  school: { id: row.school_id, name: row.school_name, timezone: row.school_timezone },
  language: row.language,
  observed_at: row.observed_at,
  received_at: row.received_at,
  replaces_id: row.replaces_id,
  replaced_by: row.replaced_by,
  seen_at: row.seen_at,
  pie,
  can: { correct: mayCorrect(actor, row) === 'allowed' },
});
