import { setTimeout as pause } from 'node:timers/promises';
import type { Knex } from 'knex';
import { migrate } from '../../core-api/src/database/migrate';
import { worldOf } from '../../core-api/src/testing/world';
import { ask, signIn, startCore, type Core } from './core';
import type { Place } from './databases';
import { damage } from './kills';
import { unless, type Outcome } from './outcome';

/** Rows of a file: schools that it adds, and schools that it changes. */
const ADDED = 2_000;
const CHANGED = 500;

interface Desk {
  place: Place;
  db: Knex;
  token: string;
}

/** F07: core-api is killed at points spread over the applying of a file of 2,500 schools. All of it stands, or nothing. */
export async function killedImports(place: Place, count: number): Promise<Outcome> {
  const db = place.open();
  const wrong: string[] = [];
  let [done, torn] = [0, 0];
  try {
    const desk = { place, db, token: await layDesk(db) };
    await applied(desk, 'first');
    const wholeMs = await applied(desk, 'undisturbed');
    for (let point = 0; point < count; point += 1) {
      const core = await startCore(place);
      const id = await read(core, desk, `k${point}`);
      const asked = apply(core, desk, id).catch(() => null);
      await pause((wholeMs * (point + 0.5)) / count);
      await core.kill();
      await asked;
      const isApplied = Boolean((await db('import_batches').where({ id }).first('applied_at'))?.applied_at);
      const complaints = await halves(db, { id, mark: `k${point}`, isApplied });
      if (isApplied) done += 1;
      if (complaints.length > 0) torn += 1;
      wrong.push(...complaints);
    }
    return {
      count: `${count} kills`,
      half: torn,
      figures: `${ADDED + CHANGED} schools in ${wholeMs} ms; ${done} of the killed ones stood`,
      wrong: [...wrong, ...(await damage(db, place))],
    };
  } finally {
    await db.destroy();
  }
}

/** An administrator, and the catalogue of places. Returns the administrator's session. */
async function layDesk(db: Knex): Promise<string> {
  await migrate(db);
  const world = worldOf(db);
  await world.school();
  return signIn(db, await world.person('ADMIN'));
}

/** A file that adds schools of its own, and moves the standing ones to a city of its own. */
function fileOf(mark: string): string {
  const rowsOf = (prefix: string, length: number) =>
    Array.from({ length }, (_, n) => `${prefix}-${n},Colegio ${prefix} ${n},14P${n},${mark}`);
  return ['Id remoto,Nombre,Clave,Ciudad', ...rowsOf('standing', CHANGED), ...rowsOf(mark, ADDED)].join('\r\n');
}

/** Reads a file; returns the id of its import. */
async function read({ url }: Core, { token }: Desk, mark: string): Promise<number> {
  const form = new FormData();
  form.set('kind', 'schools');
  form.set('file', new Blob([fileOf(mark)]), `${mark}.csv`);
  const response = await fetch(`${url}/imports`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}`, Connection: 'close' },
    body: form,
    signal: AbortSignal.timeout(60_000),
  });
  const { data, code } = (await response.json()) as { data?: { id: number }; code?: string };
  if (!data) throw new Error(`Reading a file answered ${response.status} ${code ?? ''}`);
  return data.id;
}

const apply = ({ url }: Core, { token }: Desk, id: number) =>
  ask(`${url}/imports/${id}/apply`, { token }, { method: 'POST', body: { revision: 1, leave_out: false } });

/** How long an applying takes that nobody kills; it also proves that one succeeds. */
async function applied(desk: Desk, mark: string): Promise<number> {
  const core = await startCore(desk.place);
  const id = await read(core, desk, mark);
  const { status, ms, body } = await apply(core, desk, id);
  await core.stop();
  if (status !== 200) throw new Error(`Answered ${status} ${body.code ?? ''}`);
  const wrong = await halves(desk.db, { id, mark, isApplied: true });
  if (wrong.length > 0) throw new Error(wrong.join(', '));
  return ms;
}

interface Attempt {
  id: number;
  mark: string;
  isApplied: boolean;
}

/** What is not as one applying leaves it, or none: schools, changes, the rows' own record, the log. */
async function halves(db: Knex, { id, mark, isApplied }: Attempt): Promise<string[]> {
  const differs = async (query: Knex.QueryBuilder, whole: number, what: string) => {
    const [row] = (await query.count({ n: '*' })) as { n: number | string }[];
    const found = Number(row?.n ?? 0);
    const state = isApplied ? 'applied' : 'not applied';
    return unless(found === (isApplied ? whole : 0), `${mark} is ${state} with ${found} ${what}`);
  };
  const there = () => db('imported_schools').where({ city: mark });
  const log = db('audit_log').where({ action: 'import.applied', subject_id: id });
  return [
    ...(await differs(there().where('remote_id', 'like', `${mark}-%`), ADDED, 'added schools')),
    ...(await differs(there().where('remote_id', 'like', 'standing-%'), CHANGED, 'changed schools')),
    ...(await differs(db('import_batch_rows').where({ batch_id: id, done: 'written' }), ADDED + CHANGED, 'rows')),
    ...(await differs(log, 1, 'entries of the log')),
  ];
}
