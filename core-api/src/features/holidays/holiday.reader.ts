import type { Holiday, HolidayState } from '@ruta/contracts/holidays/holiday.schema';
import { HOLIDAYS_READ_MAX } from '@ruta/contracts/holidays/limits';
import type { Knex } from 'knex';
import { inNameOrder } from '../../database/search-key';
import { holds, type Actor } from '../../kernel/actor';
import { throwFieldErrors } from '../../kernel/problem';
import { schoolFor, visibleSchools } from '../schools';
import { changeable, visible } from './holiday.policy';
import type { HolidayRow } from './holidays.tables';

const shown = ({ meta, ...row }: HolidayRow): Holiday => ({
  ...row,
  meta: JSON.parse(meta) as Holiday['meta'], // written by the model from the contract's value
});

interface Asked {
  from: string;
  to: string;
  state?: number | undefined;
  school_id?: number | undefined;
}

/** Whether a holiday concerns one of the states; null stands for every state. */
export const concerns = ({ meta }: Pick<Holiday, 'meta'>, states: ReadonlySet<number> | null): boolean =>
  meta.scope !== 'state' || states === null || meta.states.some((state) => states.has(state));

/** The states of the schools that the caller reaches; null for who reaches all. */
async function statesOf(db: Knex, actor: Actor): Promise<ReadonlySet<number> | null> {
  const scope = actor.grants.get('school:read');
  if (scope === 'A' || scope === 'C') return null;
  return new Set(await visibleSchools(db, actor).distinct().pluck<number[]>('schools.state_id'));
}

/** The state of a school; 404 for one out of reach. Who reads no schools at all gets everybody's days. */
async function stateOf(db: Knex, actor: Actor, school_id: number): Promise<ReadonlySet<number>> {
  if (!holds(actor, 'school:read')) return new Set();
  const { id } = await schoolFor(db, actor, 'school:read', school_id);
  return new Set(await visibleSchools(db, actor).where('schools.id', id).pluck<number[]>('schools.state_id'));
}

/**
 * Holidays that touch the days from `from` to `to`, in order. Of those of states, only those of a state in which the
 * caller reaches a school; with `school_id` those of its state, with `state` of that one. More than
 * `HOLIDAYS_READ_MAX` are refused with 422 (VC-06).
 */
export async function holidaysBetween(
  db: Knex,
  actor: Actor,
  { from, to, state, school_id }: Asked,
): Promise<Holiday[]> {
  const states = school_id === undefined ? await statesOf(db, actor) : await stateOf(db, actor, school_id);
  const rows = await visible(db('holidays'), actor)
    .where('start_at', '<=', to)
    .where('end_at', '>=', from)
    .orderBy(['start_at', 'id'])
    .limit(HOLIDAYS_READ_MAX + 1)
    .select<HolidayRow[]>();
  if (rows.length > HOLIDAYS_READ_MAX) throwFieldErrors({ to: ['holidays.too-many'] });
  const asked = state === undefined ? null : new Set([state]);
  return rows.map(shown).filter((row) => concerns(row, states) && concerns(row, asked));
}

/** Holidays by id that the caller may change. */
export const holidaysById = async (db: Knex, actor: Actor, ids: readonly number[]): Promise<Holiday[]> =>
  (await changeable(db('holidays').whereIn('id', ids).orderBy('id'), actor).select<HolidayRow[]>()).map(shown);

/** Every state, by name, for who may change holidays. */
export async function allStates(db: Knex, actor: Actor): Promise<HolidayState[]> {
  const states = changeable(db('states').orderBy('id').limit(1000), actor).select<HolidayState[]>('id', 'name');
  return inNameOrder(await states, ({ name }) => name);
}

/** Those of the ids that are states. */
export const knownStates = async (db: Knex, ids: readonly number[]): Promise<ReadonlySet<number>> =>
  new Set(await db('states').whereIn('id', ids).pluck('id'));

/** The code of the country that most schools lie in; Mexico's while there is none. */
export async function countryOfMost(db: Knex): Promise<string> {
  const row = await db('schools')
    .join('countries', 'countries.id', 'schools.country_id')
    .groupBy('countries.code')
    .orderByRaw('count(*) desc')
    .first<{ code: string } | undefined>('countries.code as code');
  return row?.code ?? 'MX';
}

/**
 * Holidays that touch some days, of everybody and of one state. Without scope, for what is offered on them; null for
 * somebody who is of no state.
 */
export async function holidaysOfState(
  db: Knex,
  { from, to }: { from: string; to: string },
  state: number | null,
): Promise<Holiday[]> {
  const rows = await db('holidays').where('start_at', '<=', to).where('end_at', '>=', from).select<HolidayRow[]>();
  const states = new Set(state === null ? [] : [state]);
  return rows.map(shown).filter((row) => concerns(row, states));
}
