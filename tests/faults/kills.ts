import { setTimeout as pause } from 'node:timers/promises';
import type { Knex } from 'knex';
import { ask, layWorld, plan, startCore, type Core, type World } from './core';
import type { Place } from './databases';
import { muchLater, unless, type Outcome } from './outcome';

interface Announced {
  notice: { visit_id: number };
}

const WRITERS = 6;
const READY_MS = 3_000;
const PATIENCE_MS = 60_000;

/**
 * F07: core-api is killed repeatedly while visits are planned. Acknowledged visits are complete, and nothing is
 * partial.
 */
export async function kills(place: Place, count: number): Promise<Outcome> {
  const world = await layWorld(place);
  const acknowledged: number[] = [];
  const starts: number[] = [];
  const undisturbed = await undisturbedMs(place);
  for (let cycle = 0; cycle < count; cycle += 1) {
    const core = await startCore(place);
    starts.push(core.startedMs);
    const writers = Array.from({ length: WRITERS }, () => planUntilDead(core, world, acknowledged));
    // Each life acknowledges at least one visit, on slow machines, too.
    const before = acknowledged.length;
    const until = Date.now() + PATIENCE_MS;
    while (acknowledged.length === before && Date.now() < until) await pause(5);
    await pause(100 + Math.random() * 500);
    await core.kill();
    await Promise.all(writers);
  }
  const db = place.open();
  try {
    const { lost, torn, orphans } = await halves(db, acknowledged);
    const median = starts.sort((a, b) => a - b)[Math.floor(count / 2)] ?? 0;
    return {
      count: `${count} kills`,
      acknowledged: acknowledged.length,
      lost: lost.length,
      half: torn.length + orphans.length,
      figures: `ready again after ${median} ms, at the slowest ${starts.at(-1) ?? 0} ms`,
      wrong: [
        ...unless(lost.length === 0, `lost visits ${lost.join(', ')}`),
        ...unless(torn.length === 0, `half visits ${torn.join(', ')}`),
        ...unless(orphans.length === 0, `agenda rows without a visit ${orphans.join(', ')}`),
        ...(await damage(db, place)),
        // Starts are slow under load, but a kill must not make them much slower.
        ...muchLater(median, Math.max(READY_MS, undisturbed), 'ready after'),
        ...unless(acknowledged.length >= count, `only ${acknowledged.length} writes in ${count} lives`),
      ],
    };
  } finally {
    await db.destroy();
  }
}

/** The slower of two starts after a clean stop, in ms. */
async function undisturbedMs(place: Place): Promise<number> {
  const times: number[] = [];
  for (let n = 0; n < 2; n += 1) {
    const core = await startCore(place);
    times.push(core.startedMs);
    await core.stop();
  }
  return Math.max(...times);
}

/** Plans visits one after the other until no answer arrives; collects the acknowledged ids. */
export async function planUntilDead(core: Pick<Core, 'url'>, world: World, acknowledged: number[]): Promise<void> {
  for (;;) {
    const answer = await ask(`${core.url}/schools/visits`, world, {
      method: 'POST',
      body: plan(world, `Visita de las ${Date.now()}`),
      close: false,
    }).catch(() => null);
    if (answer === null) return;
    if (answer.status !== 201) throw new Error(`Answered ${answer.status} ${answer.body.code ?? ''}`);
    acknowledged.push(answer.body.data.id);
  }
}

/** Partial visits: acknowledged ones that are missing, or without axes, agenda row or outbox event; and orphan rows. */
export async function halves(db: Knex, acknowledged: readonly number[]) {
  const ids = new Set((await db('school_visits').pluck('id')) as number[]);
  const axes = (await db('school_visit_axis')
    .select('school_visit_id')
    .count({ axes: '*' })
    .groupBy('school_visit_id')) as unknown as { school_visit_id: number; axes: number }[];
  const axesOf = new Map(axes.map((row) => [row.school_visit_id, row.axes]));
  const onAgenda = new Set(
    (await db('agenda_activities').whereNotNull('activity_id').pluck('activity_id')) as number[],
  );
  const payloads = (await db('outbox').where({ kind: 'visit.scheduled' }).pluck('payload')) as string[];
  const told = new Set(payloads.map((payload) => (JSON.parse(payload) as Announced).notice.visit_id));
  return {
    lost: acknowledged.filter((id) => !ids.has(id)),
    torn: [...ids].filter((id) => axesOf.get(id) !== 4 || !onAgenda.has(id) || !told.has(id)),
    orphans: [...onAgenda, ...told].filter((id) => !ids.has(id)),
  };
}

/** The database's own integrity check, of all tables. */
export async function damage(db: Knex, { name }: Pick<Place, 'name'>): Promise<string[]> {
  if (name === 'SQLite') {
    const [{ integrity_check: verdict } = { integrity_check: '' }] = (await db.raw('pragma integrity_check')) as {
      integrity_check: string;
    }[];
    const broken = (await db.raw('pragma foreign_key_check')) as unknown[];
    return unless(verdict === 'ok' && broken.length === 0, `integrity_check: ${verdict}`);
  }
  const [tables] = (await db.raw(`select table_name as name from information_schema.tables
    where table_schema = database() and table_type = 'BASE TABLE'`)) as [{ name: string }[]];
  const [rows] = (await db.raw(`check table ${tables.map(() => '??').join(', ')}`, [
    ...tables.map(({ name: table }) => table),
  ])) as [{ Table: string; Msg_text: string }[]];
  return [
    ...unless(
      tables.length > 0 && rows.length >= tables.length,
      `check table: ${rows.length} of ${tables.length} tables`,
    ),
    ...rows
      .filter(({ Msg_text }) => Msg_text !== 'OK')
      .map(({ Table, Msg_text }) => `check table ${Table}: ${Msg_text}`),
  ];
}
