import { existsSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import type { Knex } from 'knex';
import { nameColumns } from '../../core-api/src/features/pills/category.model';
import { filmKeys } from '../../core-api/src/features/pills/film.reader';
import { sweepFilms } from '../../core-api/src/features/pills/films.jobs';
import { diskStore } from '../../core-api/src/storage/disk-store';
import { sweepStore } from '../../core-api/src/storage/sweep';
import { worldOf } from '../../core-api/src/testing/world';
import { ask, layWorld, signIn, startCore, type Core, type World } from './core';
import type { Place } from './databases';
import { storeOf } from './evidence';
import { POINTS, sendAndKill } from './film-upload';
import { unless, type Outcome } from './outcome';

const LATER_MS = 25 * 3_600_000;
const ELEVEN_MINUTES_MS = 11 * 60_000;
/** More than a day after the server's date. */
const TWO_DAYS_LATER = new Date('2026-11-23T00:00:00Z');
const STAMPS = { created_at: '2026-11-19 12:00:00', updated_at: '2026-11-19 12:00:00' };

interface Films {
  rounds: number;
  /** The size of a film. */
  megabytes: number;
}

/**
 * F12: core-api is killed at five points of a film's upload. Every row has its whole film, acknowledged films are there,
 * and what no video took goes: unfinished uploads at the next start, films after a day, then their files.
 */
export async function killedFilms(place: Place, { rounds, megabytes }: Films): Promise<Outcome> {
  await layWorld(place);
  const db = place.open();
  try {
    const editor = await worldOf(db).person('CONTENT');
    const world = { token: await signIn(db, editor) };
    const form = await layBranch(db);
    const size = megabytes * 1024 * 1024;
    const total = { acknowledged: 0, lost: 0, cut: 0, swept: 0 };
    const wrong: string[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const acknowledged: string[] = [];
      for (const point of POINTS) {
        const url = await sendAndKill(await startCore(place), world, { size, point });
        if (url !== null) acknowledged.push(url);
        const { incoming } = storeOf(place.dataDir);
        total.cut += incoming.length;
        // MariaDB may have several servers, so only old unfinished uploads are removed: age them.
        const past = new Date(Date.now() - ELEVEN_MINUTES_MS);
        if (place.name === 'MariaDB') for (const path of incoming) utimesSync(path, past, past);
      }
      const core = await startCore(place);
      const lost = await lostOf(core, world, { urls: acknowledged, size });
      wrong.push(...lost, ...(await tornOf(db, place, size)));
      wrong.push(...(await taken(core, world, { ...form, title: `Película ${round}`, url: acknowledged[0] ?? '' })));
      await core.stop();
      wrong.push(...unless(storeOf(place.dataDir).incoming.length === 0, 'leftovers after the next start'));
      await sweepFilms(db, { now: () => TWO_DAYS_LATER });
      const store = diskStore({ root: join(place.dataDir, 'files'), minFreeBytes: 0 });
      total.swept += await sweepStore(store, filmKeys(db), new Date(Date.now() + LATER_MS));
      // Of all files the film that the round's video took is left; the next round begins without it.
      const left = storeOf(place.dataDir).kept;
      const keys = (await db('pills_videos').pluck('file_key')) as string[];
      wrong.push(...unless(left.length === 1 && left[0] === keys[0], `${left.length} files for the round's video`));
      await db('pills_videos').delete();
      total.acknowledged += acknowledged.length;
      total.lost += lost.length;
    }
    return {
      count: `${rounds * POINTS.length} kills`,
      acknowledged: total.acknowledged,
      lost: total.lost,
      half: wrong.filter((line) => line.startsWith('film ')).length,
      figures: `films of ${megabytes} MB, ${total.cut} cut off, ${total.swept} swept`,
      wrong: [...wrong, ...unless(total.cut > 0, 'no upload was cut off')],
    };
  } finally {
    await db.destroy();
  }
}

/** A category and a subcategory; what a video below them is saved with. */
async function layBranch(db: Knex) {
  const [category = 0] = await db('pills_categories').insert({ ...nameColumns('Didáctica'), ...STAMPS });
  const below = { ...nameColumns('Planeación'), ...STAMPS, parent_id: category };
  const [subcategory = 0] = await db('pills_subcategories').insert(below);
  return { category, subcategory, keywords: [] };
}

/** A line for each acknowledged film that is not given whole. */
async function lostOf(core: Core, { token }: Pick<World, 'token'>, { urls, size }: { urls: string[]; size: number }) {
  const wrong: string[] = [];
  for (const url of urls) {
    const given = await fetch(new URL(url, core.url), {
      headers: { Authorization: `Bearer ${token}`, Range: 'bytes=-8', Connection: 'close' },
    }).catch(() => null);
    const range = given?.headers.get('content-range') ?? '';
    wrong.push(...unless(range.endsWith(`/${size}`), `${url}: given as ${given?.status} ${range}`));
  }
  return wrong;
}

/** A line for each row whose film is missing or cut off. */
async function tornOf(db: Knex, { dataDir }: Place, size: number): Promise<string[]> {
  const { pathOf } = storeOf(dataDir);
  const rows = (await db('pills_films').select('id', 'file_key')) as { id: number; file_key: string }[];
  return rows
    .map(({ id, file_key }) => ({ id, file: pathOf(file_key) }))
    .filter(({ file }) => !existsSync(file) || statSync(file).size !== size)
    .map(({ id }) => `film ${id}: its file is missing or cut off`);
}

/** Saves a video with a film; a line unless it took it. */
async function taken(core: Core, world: Pick<World, 'token'>, body: object): Promise<string[]> {
  const { status } = await ask(`${core.url}/pills/videos/store`, world, { method: 'POST', body });
  return unless(status === 201, `no video took its film: answered ${status}`);
}
