import { setTimeout as pause } from 'node:timers/promises';
import type { Knex } from 'knex';
import { migrate } from '../../core-api/src/database/migrate';
import { worldOf } from '../../core-api/src/testing/world';
import { ask, signIn, startCore, type Core } from './core';
import type { Place } from './databases';
import { damage } from './kills';
import { unless, type Outcome } from './outcome';

const SCHOOLS = 200;
const VISITS = 3;
const NOW = '2026-11-20 18:00:00';

interface Desk {
  token: string;
  coaches: readonly number[];
  schools: readonly number[];
}

/** F07: core-api is killed at points spread over a handover of 200 schools with their visits. All of it stands, or nothing. */
export async function killedHandovers(place: Place, count: number): Promise<Outcome> {
  const desk = await layDesk(place);
  const db = place.open();
  const wrong: string[] = [];
  let [done, torn] = [0, 0];
  try {
    const wholeMs = await undisturbedMs(place, desk, db);
    for (let point = 0; point < count; point += 1) {
      const core = await startCore(place);
      const before = await holderOf(db, desk);
      const asked = handOver(core, desk, before).catch(() => null);
      await pause((wholeMs * (point + 0.5)) / count);
      await core.kill();
      await asked;
      const after = await holderOf(db, desk);
      const complaints = await halves(db, desk, after);
      if (after !== before) done += 1;
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

/** An administrator, two coaches, and the schools of the first with their visits. */
async function layDesk(place: Place): Promise<Desk> {
  const db = place.open();
  try {
    await migrate(db);
    const world = worldOf(db);
    const cycle_id = await world.cycle();
    const coaches = [await world.person('COACH'), await world.person('COACH')];
    const [coach_id = 0] = coaches;
    const schools: number[] = [];
    const { id: school_visit_status_id } = (await db('school_visit_statuses').where({ key: 'new' }).first('id')) as {
      id: number;
    };
    const stamps = { created_at: NOW, updated_at: NOW };
    for (let n = 0; n < SCHOOLS; n += 1) {
      const school_id = await world.school();
      schools.push(school_id);
      await world.hierarchy(cycle_id, school_id, { coach_id });
      await db('hierarchy_history').insert({
        ...{ cycle_id, school_id, place: 'coach', user_id: coach_id, from_at: NOW, reason: 'saved' },
      });
      const visit = { cycle_id, school_id, coach_id, school_visit_status_id, objective: '', eraser: false };
      const planned = { ...visit, ...stamps, timezone: 'America/Mexico_City' };
      await db('school_visits').insert(Array.from({ length: VISITS }, () => planned) as never);
    }
    const user_id = await world.person('ADMIN');
    const token = await signIn(db, user_id);
    return { token, coaches, schools };
  } finally {
    await db.destroy();
  }
}

/** Hands all schools of one coach to the other. */
const handOver = ({ url }: Core, { token, coaches, schools }: Desk, from: number) =>
  ask(
    `${url}/hierarchy/handover`,
    { token },
    {
      method: 'POST',
      body: {
        ...{ from_id: from, role: 'COACH' },
        receivers: [{ to_id: coaches.find((id) => id !== from), schools }],
      },
    },
  );

/** How long a handover takes that nobody kills; it also proves that one succeeds. */
async function undisturbedMs(place: Place, desk: Desk, db: Knex): Promise<number> {
  const core = await startCore(place);
  const { status, ms, body } = await handOver(core, desk, await holderOf(db, desk));
  await core.stop();
  if (status !== 200) throw new Error(`Answered ${status} ${body.code ?? ''}`);
  return ms;
}

/** The coach of the first school. */
async function holderOf(db: Knex, { schools }: Desk): Promise<number> {
  const row = await db('school_hierarchies')
    .where({ school_id: schools[0] ?? 0 })
    .first('coach_id');
  return row?.coach_id ?? 0;
}

/** What is not as one handover leaves it: rows, history, work, log, news, and the record of the handover itself. */
async function halves(db: Knex, { schools }: Desk, holder: number): Promise<string[]> {
  const count = async (query: Knex.QueryBuilder) => {
    const [row] = (await query.count({ n: '*' })) as { n: number | string }[];
    return Number(row?.n ?? 0);
  };
  const handovers = await count(db('hierarchy_handovers'));
  return [
    ...unless(
      (await count(db('school_hierarchies').whereNot({ coach_id: holder }))) === 0,
      'some schools are handed over',
    ),
    ...unless(
      (await count(db('hierarchy_history').where({ to_at: null, user_id: holder }))) === schools.length &&
        (await count(db('hierarchy_history').where({ to_at: null }))) === schools.length,
      'the open history is not who has the places',
    ),
    ...unless(
      (await count(db('school_visits').whereNot({ coach_id: holder }))) === 0,
      'some visits did not come along',
    ),
    ...unless(
      (await count(db('audit_log').where({ action: 'hierarchy.handed-over' }))) === handovers * schools.length,
      'the log tells another number of schools',
    ),
    ...unless(
      (await count(db('outbox').where({ kind: 'hierarchy.reassigned' }))) === handovers,
      'news without handover',
    ),
    ...unless(
      (await count(db('hierarchy_handover_schools'))) === handovers * schools.length,
      'a handover lacks schools',
    ),
  ];
}
