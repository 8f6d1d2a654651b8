import { setTimeout as pause } from 'node:timers/promises';
import type { Knex } from 'knex';
import { migrate } from '../../core-api/src/database/migrate';
import { worldOf } from '../../core-api/src/testing/world';
import { ask, signIn, startCore, type Core } from './core';
import type { Place } from './databases';
import { damage } from './kills';
import { unless, type Outcome } from './outcome';

const SCHOOLS = 2_000;
const AT_ONCE = 50;
const NOW = '2026-11-20 18:00:00';
const NEXT = { start_at: '2027-08-23', end_at: '2028-07-14' };

interface Years {
  token: string;
  next: number;
}

/** F07: core-api is killed at points spread over the preparation of a cycle of 2,000 schools. All of it stands, or nothing. */
export async function killedPreparations(place: Place, count: number): Promise<Outcome> {
  const years = await layYears(place);
  const db = place.open();
  const wrong: string[] = [];
  let [done, torn] = [0, 0];
  try {
    const wholeMs = await undisturbedMs(place, years);
    for (let point = 0; point < count; point += 1) {
      await forget(db, years);
      const core = await startCore(place);
      const asked = prepare(core, years).catch(() => null);
      await pause((wholeMs * (point + 0.5)) / count);
      await core.kill();
      await asked;
      const isPrepared = Boolean((await db('school_cycles').where({ id: years.next }).first('prepared'))?.prepared);
      const complaints = await halves(db, years, isPrepared);
      if (isPrepared) done += 1;
      if (complaints.length > 0) torn += 1;
      wrong.push(...complaints);
    }
    return {
      count: `${count} kills`,
      half: torn,
      figures: `${SCHOOLS} schools in ${wholeMs} ms; ${done} of the killed ones stood`,
      wrong: [...wrong, ...(await damage(db, place))],
    };
  } finally {
    await db.destroy();
  }
}

/** An administrator, a started cycle with a closure and schools that a coach accompanies, and the next one. */
async function layYears(place: Place): Promise<Years> {
  const db = place.open();
  try {
    await migrate(db);
    const world = worldOf(db);
    const cycle_id = await world.cycle();
    const next = await world.cycle({ state: 'pending', prepared: false, ...NEXT });
    const coach_id = await world.person('COACH');
    const like = await world.school();
    const row = await db('schools').where({ id: like }).first();
    const { id: _id, ...school } = row as unknown as Record<string, unknown>; // its columns are copied as they are
    const others = Array.from({ length: SCHOOLS - 1 }, (_, n) => ({ ...school, name: `Escuela ${n}`, code: `F${n}` }));
    await db.batchInsert('schools', others as never, AT_ONCE);
    const ids: number[] = await db('schools').pluck('id');
    await db.batchInsert(
      'cycle_schools',
      ids.map((school_id) => ({ cycle_id, school_id, included: true })) as never,
      AT_ONCE,
    );
    const stamps = { created_at: NOW, updated_at: NOW };
    const placed = ids.map((school_id) => ({ cycle_id, school_id, coach_id, ...stamps }));
    await db.batchInsert('school_hierarchies', placed as never, AT_ONCE);
    await db('pfp_closures').insert({
      ...{ cycle_id, closure_at: '2027-05-28', start_at: '2026-08-24', end_at: '2027-07-15' },
    });
    const user_id = await world.person('ADMIN');
    const token = await signIn(db, user_id);
    return { token, next };
  } finally {
    await db.destroy();
  }
}

const prepare = ({ url }: Core, { token, next }: Years) =>
  ask(`${url}/school-cycles/${next}/prepare`, { token }, { method: 'POST', body: { action: 'inherit_data', ...NEXT } });

/** How long a preparation takes that nobody kills; it also proves that one succeeds. */
async function undisturbedMs(place: Place, years: Years): Promise<number> {
  const core = await startCore(place);
  const { status, ms, body } = await prepare(core, years);
  await core.stop();
  if (status !== 200) throw new Error(`Answered ${status} ${body.code ?? ''}`);
  return ms;
}

/** Takes a preparation back, so that the next one starts from nothing. */
async function forget(db: Knex, { next }: Years): Promise<void> {
  for (const table of ['cycle_schools', 'school_hierarchies', 'pfp_closures', 'dpi_closures'] as const)
    await db(table).where({ cycle_id: next }).delete();
  await db('audit_log').where({ action: 'cycle.prepared' }).delete();
  await db('school_cycles').where({ id: next }).update({ prepared: false });
}

/** What is not as one preparation leaves it, or none: schools, hierarchy, closures, log. */
async function halves(db: Knex, { next }: Years, isPrepared: boolean): Promise<string[]> {
  const differs = async (query: Knex.QueryBuilder, whole: number, what: string) => {
    const [row] = (await query.count({ n: '*' })) as { n: number | string }[];
    const found = Number(row?.n ?? 0);
    return unless(
      found === (isPrepared ? whole : 0),
      `${isPrepared ? 'prepared' : 'not prepared'} with ${found} ${what}`,
    );
  };
  const of = { cycle_id: next };
  return [
    ...(await differs(db('cycle_schools').where(of), SCHOOLS, 'schools')),
    ...(await differs(db('school_hierarchies').where(of).whereNotNull('coach_id'), SCHOOLS, 'schools with a coach')),
    ...(await differs(db('school_hierarchies').where(of), SCHOOLS, 'hierarchies')),
    ...(await differs(db('pfp_closures').where(of), 1, 'closures')),
    ...(await differs(db('audit_log').where({ action: 'cycle.prepared' }), 1, 'entries of the log')),
  ];
}
