import type { Ability } from '@ruta/contracts';
import type { Knex } from 'knex';
import { withinSchools } from '../../database/scope';
import type { Actor } from '../../kernel/actor';
import { Problem } from '../../kernel/problem';
import { presentCount } from '../agenda';
import { cycleToRead } from '../cycles';
import { fullname } from '../users';
import type { CentralActivityReasonRow, CentralActivityRow } from './pfi.tables';
import { isAskedOf, RECORDED } from './plan.reader';

interface PlaceRow {
  id: number;
  name: string;
  timezone: string;
  cycle_id: number | null;
  cycle_name: string;
  cycle_state: string;
  start_at: string;
  end_at: string;
  included: 0 | 1 | null;
  /** Keys of the levels that the school teaches, with commas. */
  taught: string | null;
  plan_id: number | null;
  established_at: string | null;
  establisher_name: string | null;
  establisher_surname: string | null;
}

/** A school in a cycle, with what its plan says of itself. */
export interface YearPlace {
  school: { id: number; name: string; timezone: string };
  cycle: { id: number; name: string; start_at: string; end_at: string };
  isFinished: boolean;
  /** Whether the school takes part in the cycle. */
  isIncluded: boolean;
  taught: readonly string[];
  plan_id: number | null;
  established_at: string | null;
  established_by: string | null;
}

interface Asked {
  school_id: number;
  /** Undefined for the started cycle. */
  cycle_id: number | undefined;
}

/** Where a plan is read, within the caller's scope: one statement. Otherwise 404, of the school or of the cycle. */
export async function yearPlace(
  db: Knex,
  actor: Actor,
  ability: Ability,
  { school_id, cycle_id }: Asked,
): Promise<YearPlace> {
  const query = db('schools')
    .leftJoin({ cycle: 'school_cycles' }, (on) => {
      if (cycle_id === undefined) on.onVal('cycle.started_flag', 1);
      else on.onVal('cycle.id', cycle_id).andOnIn('cycle.state', ['started', 'finished']);
    })
    .leftJoin('periods', 'periods.id', 'cycle.period_id')
    .leftJoin({ part: 'cycle_schools' }, (on) => {
      on.on('part.cycle_id', 'cycle.id').andOn('part.school_id', 'schools.id');
    })
    .leftJoin({ plan: 'pfi_plans' }, (on) => {
      on.on('plan.cycle_id', 'cycle.id').andOn('plan.school_id', 'schools.id');
    })
    .leftJoin({ establisher: 'users' }, 'establisher.id', 'plan.established_by')
    .where({ 'schools.id': school_id, 'schools.deleted_at': null });
  // Only a finished cycle widens the scope by it; of a started one it matches nothing.
  const past = cycle_id === undefined ? undefined : { id: cycle_id };
  const row = await withinSchools(query, actor, ability, 'schools.id', past).first<PlaceRow | undefined>(
    ...['schools.id', 'schools.name', 'schools.timezone', 'cycle.id as cycle_id', 'periods.name as cycle_name'],
    ...['cycle.state as cycle_state', 'cycle.start_at', 'cycle.end_at', 'part.included', 'plan.id as plan_id'],
    ...['plan.established_at', 'establisher.name as establisher_name', 'establisher.surname as establisher_surname'],
    db.raw(`(select group_concat(levels.key) from level_school
      inner join levels on levels.id = level_school.level_id where level_school.school_id = schools.id) as taught`),
  );
  // Of a cycle that is not there nothing is read, whosever school it is.
  if (!row && cycle_id !== undefined) await cycleToRead(db, cycle_id);
  if (!row) throw new Problem('schools.not-found');
  if (row.cycle_id === null) throw new Problem('cycles.not-found');
  const { id, name, timezone, start_at, end_at, establisher_name, establisher_surname } = row;
  return {
    school: { id, name, timezone },
    cycle: { id: row.cycle_id, name: row.cycle_name, start_at, end_at },
    isFinished: row.cycle_state === 'finished',
    isIncluded: row.included !== 0,
    taught: row.taught?.split(',') ?? [],
    ...{ plan_id: row.plan_id, established_at: row.established_at },
    established_by:
      establisher_name === null ? null : fullname({ name: establisher_name, surname: establisher_surname ?? '' }),
  };
}

type Reason = Pick<CentralActivityReasonRow, 'id' | 'reason_es' | 'reason_en'>;

/** A row of a plan with its central activity, what the agenda says of it, and what was recorded. */
export interface PlanRow extends CentralActivityRow {
  reasons: readonly Reason[];
  pfi_id: number;
  pfi_survey_id: number | null;
  agenda_id: number;
  date: string;
  time: string;
  datetime: string;
  isCompleted: 0 | 1;
  dated_at: string;
  author_id: number | null;
  author_name: string | null;
  author_surname: string | null;
  removed_at: string | null;
  removed_by: number | null;
  removed_reason: string | null;
  remover_name: string | null;
  remover_surname: string | null;
  /** How many people were marked as present. */
  attended: number | string;
  /** How often its date was changed. */
  moves: number | string;
  /** Whether somebody recorded something, or answered its survey. */
  recorded: 0 | 1;
}

type Unset<Row> = { [Key in keyof Row]: Row[Key] | null };
type ReadRow = CentralActivityRow &
  Unset<Omit<PlanRow, keyof CentralActivityRow | 'reasons'>> &
  Unset<{ reason_id: number; reason_es: string; reason_en: string }>;

/**
 * The central activities of a school's year: the rows of its plan by date and hour, those that were taken out as well,
 * and how many have no date. One statement: a row comes once for each reason of its activity.
 */
export async function yearOf(
  db: Knex,
  { cycle, plan_id, taught }: Pick<YearPlace, 'cycle' | 'plan_id' | 'taught'>,
): Promise<{ rows: readonly PlanRow[]; undated: number }> {
  const read = await db({ central: 'central_activities' })
    .leftJoin({ pfi: 'pfi_activities' }, (on) => {
      on.on('pfi.central_activity_id', 'central.id').andOnVal('pfi.pfi_plan_id', plan_id ?? 0);
    })
    .leftJoin({ item: 'agenda_activities' }, 'item.id', 'pfi.agenda_activity_id')
    .leftJoin({ author: 'users' }, 'author.id', 'item.created_by')
    .leftJoin({ remover: 'users' }, 'remover.id', 'pfi.removed_by')
    .leftJoin({ reason: 'central_activity_reasons' }, 'reason.central_activity_id', 'central.id')
    .where('central.cycle_id', cycle.id)
    .where((asked) => void asked.where('central.active', 1).orWhereNotNull('pfi.id'))
    .orderBy(['item.date', 'item.time', 'item.id', 'central.order', 'central.id', 'reason.order'])
    .select<ReadRow[]>(
      ...['central.*', 'pfi.id as pfi_id', 'pfi.survey_id as pfi_survey_id', 'item.id as agenda_id'],
      ...['item.date', 'item.time', 'item.datetime', 'item.isCompleted', 'item.created_at as dated_at'],
      ...['author.id as author_id', 'author.name as author_name', 'author.surname as author_surname'],
      ...['pfi.removed_at', 'pfi.removed_by', 'pfi.removed_reason'],
      ...['remover.name as remover_name', 'remover.surname as remover_surname'],
      ...['reason.id as reason_id', 'reason.reason_es', 'reason.reason_en'],
      presentCount(db, 'item', 'attended'),
      db.raw('(select count(*) from activity_reschedules where agenda_activity_id = item.id) as moves'),
      db.raw(`${RECORDED} as recorded`),
    );
  const rows = new Map<number, PlanRow & { reasons: Reason[] }>();
  const [open, dated] = [new Set<number>(), new Set<number>()];
  for (const { reason_id, reason_es, reason_en, ...row } of read) {
    if (row.active && isAskedOf(row, taught)) open.add(row.id);
    if (row.pfi_id !== null && row.removed_at === null) dated.add(row.id);
    if (!isOnAgenda(row)) continue;
    const reasons = rows.get(row.pfi_id)?.reasons ?? [];
    if (reason_id !== null) reasons.push({ id: reason_id, reason_es: reason_es ?? '', reason_en });
    rows.set(row.pfi_id, { ...row, reasons });
  }
  return { rows: [...rows.values()], undated: [...open].filter((id) => !dated.has(id)).length };
}

const isOnAgenda = (row: Omit<ReadRow, 'reason_id' | 'reason_es' | 'reason_en'>): row is Omit<PlanRow, 'reasons'> =>
  row.pfi_id !== null && row.agenda_id !== null;
