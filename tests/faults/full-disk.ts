import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { layWorld, startCore, type Core } from './core';
import type { Place } from './databases';
import { create, createUntilFull, DISK_MB, fillUp, isFull, onSmallDisk, readsThat } from './disk';
import { evidenceRows, layRunning, pdfOf, storeOf, upload } from './evidence';
import { damage, halves } from './kills';
import { unless, type Outcome } from './outcome';

const FILE_BYTES = 700_000;
/** Space for a visit with its log. */
const ROOM_BYTES = 1_000_000;
/** More files than fit. */
const FILES = 80;

/**
 * F11: a real file system of 24 MB holds the files and, on SQLite, the database. It is filled first up to the
 * configured reserve, then completely. Writes get 507 and leave nothing behind; reads still work. With free space,
 * writes work again.
 */
export const fullDisk = (place: Place): Promise<Outcome> => onSmallDisk(place, () => fill(place));

async function fill(place: Place): Promise<Outcome> {
  const world = await layWorld(place);
  const db = place.open();
  try {
    const activities = await layRunning(db, world, FILES);
    // Makes room at the end: how much the filler takes is chance.
    const room = join(place.dataDir, 'room');
    writeFileSync(room, Buffer.alloc(ROOM_BYTES));
    const kept = new Map<number, Buffer>();
    const wrong: string[] = [];
    const sendUntilFull = async (core: Core, what: string) => {
      for (let activity = activities.pop(); activity !== undefined; activity = activities.pop()) {
        const content = pdfOf(FILE_BYTES);
        const { status, body } = await upload(core.url, world, { activity, content, name: 'evidencia.pdf' });
        if (status === 201) kept.set(activity, content);
        else {
          wrong.push(...unless(isFull(status, body), `${what}: answered ${status} ${body.message ?? ''}`));
          return;
        }
      }
      wrong.push(`${what}: the disk never was full`);
    };

    const careful = await startCore(place, { UPLOADS_MIN_FREE_MB: '4' });
    await sendUntilFull(careful, 'a file above the reserve');
    const visits: number[] = [];
    // The reserve is for the database: visits can be written while uploads are refused.
    const inReserve = await create(careful, world, visits);
    wrong.push(...unless(inReserve.status === 201, `within the reserve: answered ${inReserve.status}`));
    await careful.stop();

    const core = await startCore(place, { UPLOADS_MIN_FREE_MB: '0' });
    await sendUntilFull(core, 'a file on the full disk');
    // Makes the next read write the session's last use.
    await db('sessions').update({ last_used_at: '2026-11-19 00:00:00' });
    const filler = join(place.dataDir, 'filler');
    fillUp(filler);
    const refused = place.name === 'SQLite' ? await createUntilFull(core, world, visits) : null;
    if (refused) wrong.push(...unless(isFull(refused.status, refused.body), `a visit: answered ${refused.status}`));
    wrong.push(...(await readsThat(core, world, kept, visits)));
    for (const file of [filler, room]) rmSync(file);
    const again = await create(core, world, visits);
    wrong.push(...unless(again.status === 201, `with room again: answered ${again.status}`));
    await core.stop();

    const rows = await evidenceRows(db);
    const store = storeOf(place.dataDir);
    const { lost, torn, orphans } = await halves(db, visits);
    const named = new Set(rows.map(({ agenda_activity_id }) => agenda_activity_id));
    const lostFiles = [...kept.keys()].filter((activity) => !named.has(activity));
    const halfFiles = Math.abs(store.kept.length - rows.length) + store.incoming.length;
    const half = torn.length + orphans.length + halfFiles;
    return {
      count: `${DISK_MB} MB full`,
      acknowledged: kept.size + visits.length,
      lost: lost.length + lostFiles.length,
      half,
      figures: `${kept.size} files, ${visits.length} visits; 507 told, read on, wrote on`,
      wrong: [
        ...wrong,
        ...unless(lost.length + lostFiles.length === 0, 'something acknowledged is not there'),
        ...unless(torn.length + orphans.length === 0, `half visits ${[...torn, ...orphans].join(', ')}`),
        ...unless(
          halfFiles === 0,
          `${rows.length} rows of files, ${store.kept.length} files kept, ${store.incoming.length} left arriving`,
        ),
        ...(await damage(db, place)),
      ],
    };
  } finally {
    await db.destroy();
  }
}
