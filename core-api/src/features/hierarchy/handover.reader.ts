import type { CoachRole, Page } from '@ruta/contracts';
import { PLACES, ROLE_OF_PLACE } from '@ruta/contracts/cycles/cycle.schema';
import type { handover } from '@ruta/contracts/hierarchy/handover.api';
import type { Handover } from '@ruta/contracts/hierarchy/handover.schema';
import type { Knex } from 'knex';
import type { z } from 'zod';
import { isMysql } from '../../database/dialect';
import { page } from '../../database/page';
import { withinSchools } from '../../database/scope';
import type { Actor } from '../../kernel/actor';
import { holdsPlace } from '../cycles';
import { fullname } from '../users';
import { reachable, undoVerdict, type HandoverFacts } from './handover.policy';
import type { HandoverRow, HandoverSchoolRow } from './hierarchy.tables';
import type { Place, PlacedPerson } from './places';
import { titleCase } from './title-case';

export type ListHandovers = z.output<typeof handover.list.query>;

interface ShownHandover
  extends HandoverFacts, Pick<HandoverRow, 'id' | 'cycle_id' | 'role' | 'from_id' | 'made_by' | 'batch_id'> {
  period: string;
  name: string;
  surname: string;
  maker_name: string;
  maker_surname: string;
  schools: number | string;
  receivers: number | string;
  returned: number | string | null;
}

const COLUMNS = { made_at: 'hierarchy_handovers.made_at', id: 'hierarchy_handovers.id' };

/** The places of a role, from the top. */
export const placesOf = (role: CoachRole): Place[] => PLACES.filter((place) => ROLE_OF_PLACE[place] === role);

/** Handovers as lists show them. */
export function listHandovers(db: Knex, actor: Actor, request: ListHandovers, now: Date): Promise<Page<Handover>> {
  const query = reachable(db('hierarchy_handovers'), actor);
  if (request.cycle_id !== undefined) void query.where('hierarchy_handovers.cycle_id', request.cycle_id);
  return page(db, query, request, {
    table: 'hierarchy_handovers',
    columns: COLUMNS,
    select: (rows) => selectHandovers(rows, db),
    present: (rows) => rows.map((row) => shown(actor, row, now)),
  });
}

/** A handover with what the rules need to know of it; as it is now, where the transaction has its lock. */
export async function handoverAt(db: Knex, actor: Actor, id: number): Promise<ShownHandover | undefined> {
  const query = reachable(db('hierarchy_handovers').where('hierarchy_handovers.id', id), actor);
  const [row] = await selectHandovers(query, db);
  return row;
}

const count = (what: string) =>
  `(select ${what} from hierarchy_handover_schools as part where part.handover_id = hierarchy_handovers.id)`;

const selectHandovers = (query: Knex.QueryBuilder, db: Knex) =>
  query
    .join('school_cycles', 'school_cycles.id', 'hierarchy_handovers.cycle_id')
    .join('periods', 'periods.id', 'school_cycles.period_id')
    .join('users', 'users.id', 'hierarchy_handovers.from_id')
    .join('users as makers', 'makers.id', 'hierarchy_handovers.made_by')
    .select<ShownHandover[]>(
      ...['id', 'cycle_id', 'role', 'from_id', 'made_by', 'made_at', 'undone_at', 'batch_id'].map(
        (column) => `hierarchy_handovers.${column}`,
      ),
      'school_cycles.state as cycle_state',
      'periods.name as period',
      'users.name',
      'users.surname',
      'makers.name as maker_name',
      'makers.surname as maker_surname',
      db.raw(`${count('count(*)')} as schools`),
      db.raw(`${count('count(distinct part.to_id)')} as receivers`),
      db.raw(`${count('sum(part.returned)')} as returned`),
    );

/** A handover for a caller. */
export function shown(actor: Actor, row: ShownHandover, now: Date): Handover {
  const { id, cycle_id, period, role, from_id, made_by, made_at, undone_at, maker_name, maker_surname } = row;
  return {
    ...{ id, role, made_at, undone_at, cycle: { id: cycle_id, period } },
    from: { id: from_id, fullname: titleCase(fullname(row)) },
    made_by: { id: made_by, fullname: titleCase(fullname({ name: maker_name, surname: maker_surname })) },
    ...{ schools: Number(row.schools), receivers: Number(row.receivers), returned: Number(row.returned ?? 0) },
    can: { undo: undoVerdict(actor, row, now) === 'allowed' },
  };
}

/** The schools of a handover. The caller has reached it. */
export const schoolsOf = (db: Knex, handover_id: number): PromiseLike<HandoverSchoolRow[]> =>
  db('hierarchy_handover_schools').where({ handover_id }).orderBy('school_id');

/** The revisions of schools in a cycle, by school; for a judgement within the caller's locks. */
export async function revisionsOf(
  trx: Knex.Transaction,
  cycle_id: number,
  schools: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const rows = await trx('school_hierarchies')
    .where({ cycle_id })
    .whereIn('school_id', [...schools])
    .select('school_id', 'revision');
  return new Map(rows.map(({ school_id, revision }) => [school_id, revision]));
}

interface Load {
  fullname: string;
  schools: number;
}
interface LoadRow {
  user_id: number;
  name: string;
  surname: string;
  schools: number | string;
}

/** How many schools people have in the places of a role of a cycle; who has none is absent. */
export async function loadsIn(
  db: Knex,
  actor: Actor,
  { cycle_id, role }: { cycle_id: number; role: CoachRole },
): Promise<Map<number, Load>> {
  const loads = new Map<number, Load>();
  for (const place of placesOf(role)) {
    const column = `${place}_id`;
    const rows = await withinSchools(
      db('school_hierarchies').join('users', 'users.id', `school_hierarchies.${column}`).where({ cycle_id }),
      actor,
      'hierarchy:write',
      'school_hierarchies.school_id',
    )
      .groupBy('users.id', 'users.name', 'users.surname')
      .select<LoadRow[]>('users.id as user_id', 'users.name', 'users.surname', db.raw('count(*) as schools'));
    for (const { user_id, schools, ...person } of rows)
      loads.set(user_id, {
        fullname: titleCase(fullname(person)),
        schools: (loads.get(user_id)?.schools ?? 0) + Number(schools),
      });
  }
  return loads;
}

/**
 * Those of some people who may take places of a role of the cycle: neither banned nor deleted, and with the role. In a
 * change their rows are locked until it ends.
 */
export async function fitPeople(
  db: Knex,
  { ids, role, cycle_id }: { ids: readonly number[]; role: CoachRole; cycle_id: number },
): Promise<ReadonlyMap<number, PlacedPerson>> {
  const [place] = placesOf(role);
  if (!place) throw new Error('Every role of coaching has a place');
  const query = db('users')
    .whereIn('id', [...ids])
    .where({ deleted_at: null })
    .where('is_banned', false)
    .whereRaw(...holdsPlace('users', place, cycle_id))
    .orderBy('id');
  if (isMysql(db) && db.isTransaction) void query.forShare();
  const rows = await query.select<PlacedPerson[]>('users.id', 'users.name', 'users.surname', 'users.access');
  return new Map(
    rows.map((person) => [person.id, { ...person, name: titleCase(person.name), surname: titleCase(person.surname) }]),
  );
}
