import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { layWorld, startCore, type Core, type World } from './core';
import type { Place } from './databases';
import { create, createUntilFull, DISK_MB, fillUp, isFull, onSmallDisk, readsThat } from './disk';
import { layRunning, pdfOf, storeOf, upload } from './evidence';
import { damage, halves } from './kills';
import { unless, type Outcome } from './outcome';

const FILE_BYTES = 20_000;
const SENTENCE = 'core-api could not start: The disk is full.';

/**
 * F11: core-api starts on a disk without a free byte, after it was stopped and after it was killed. It is ready, reads
 * are answered and writes get 507; with free space it writes again. An installation that is not complete is told why.
 */
export const startOnFullDisk = (place: Place): Promise<Outcome> => onSmallDisk(place, () => starts(place));

async function starts(place: Place): Promise<Outcome> {
  const world = await layWorld(place);
  const db = place.open();
  const activities = await layRunning(db, world, 10);
  await db.destroy(); // nobody else has SQLite's file open
  const filler = join(place.dataDir, 'filler');
  const kept = new Map<number, Buffer>();
  const visits: number[] = [];
  const wrong: string[] = [];

  const add = async (core: Core) => {
    const content = pdfOf(FILE_BYTES);
    const activity = activities.pop() ?? 0;
    const answer = await upload(core.url, world, { activity, content, name: 'evidencia.pdf' });
    if (answer.status === 201) kept.set(activity, content);
    return answer;
  };
  const writesOn = async (core: Core, when: string) => {
    const [visit, file] = [await create(core, world, visits), await add(core)];
    wrong.push(...unless(visit.status === 201, `${when}: a visit was answered ${visit.status}`));
    wrong.push(...unless(file.status === 201, `${when}: a file was answered ${file.status}`));
  };
  const first = await startCore(place, SPACE);
  await writesOn(first, 'with room');
  await first.stop();

  for (const end of ['stop', 'kill'] as const) {
    // As in an installation that is restored from a backup.
    rmSync(join(place.dataDir, 'files', 'incoming'), { recursive: true });
    fillUp(filler);
    const core = await startCore(place, SPACE);
    wrong.push(...(await told(core, world, { kept, visits, place, add })).map((what) => `after a ${end}: ${what}`));
    rmSync(filler);
    await writesOn(core, `room again after a ${end}`);
    wrong.push(...(await readByOthers(place, visits)));
    await core[end === 'stop' ? 'kill' : 'stop']();
  }

  wrong.push(...(await refusals(place, filler)));
  const left = place.open();
  const { lost, torn, orphans } = await halves(left, visits);
  const files = Math.abs(storeOf(place.dataDir).kept.length - kept.size);
  const half = torn.length + orphans.length + files;
  await left.destroy();
  return {
    count: `${DISK_MB} MB full`,
    acknowledged: kept.size + visits.length,
    lost: lost.length,
    half,
    figures: '2 starts; ready, read on, 507 told, wrote on',
    wrong: [...wrong, ...unless(lost.length === 0 && half === 0, 'not everything is whole')],
  };
}

const SPACE = { UPLOADS_MIN_FREE_MB: '0' };

interface Laid {
  kept: ReadonlyMap<number, Buffer>;
  visits: number[];
  place: Place;
  add: (core: Core) => ReturnType<typeof upload>;
}

/** What a server that started on the full disk answers wrongly. */
async function told(core: Core, world: World, { kept, visits, place, add }: Laid): Promise<string[]> {
  const ready = await fetch(core.url.replace('/api', '/readyz'));
  const wrong = unless(ready.status === 200, `/readyz answered ${ready.status}`);
  wrong.push(...(await readsThat(core, world, kept, visits)));
  if (place.name === 'SQLite') {
    const { status, body } = await createUntilFull(core, world, visits);
    wrong.push(...unless(isFull(status, body), `a visit: answered ${status}`));
  }
  const { status, body } = await add(core);
  return [...wrong, ...unless(isFull(status, body), `a file: answered ${status}`)];
}

/** With space again, other processes read beside the server, such as a backup. */
async function readByOthers(place: Place, visits: readonly number[]): Promise<string[]> {
  const other = place.open();
  try {
    const rows = await other('school_visits').whereIn('id', visits).select('id');
    return [...unless(rows.length === visits.length, 'another process misses visits'), ...(await damage(other, place))];
  } finally {
    await other.destroy();
  }
}

/** Starts without the last migration, or without the key, on the full disk. Nothing is left in part. */
async function refusals(place: Place, filler: string): Promise<string[]> {
  const key = join(place.dataDir, 'secrets.key');
  rmSync(key);
  if (place.name === 'SQLite') {
    const db = place.open();
    const last = (await db('knex_migrations').max('id as id').first()) as { id: number };
    await db('knex_migrations').where(last).delete();
    await db.destroy();
  }
  fillUp(filler);
  const said = await startCore(place, SPACE).then(
    (core) => core.stop().then(() => 'it started'),
    (error: unknown) => String(error),
  );
  const wrong = unless(said.includes(SENTENCE), `an incomplete installation: ${said}`);
  wrong.push(...unless(!existsSync(key), 'a key was left in part'));
  rmSync(filler);
  await (await startCore(place, SPACE)).stop();
  return wrong;
}
