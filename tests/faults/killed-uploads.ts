import { existsSync, readFileSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { evidenceKeys } from '../../core-api/src/features/activities';
import { diskStore } from '../../core-api/src/storage/disk-store';
import { reEncode } from '../../core-api/src/storage/re-encode';
import { sweepStore } from '../../core-api/src/storage/sweep';
import { ask, layWorld, plan, startCore, type Core, type World } from './core';
import type { Place } from './databases';
import {
  download,
  evidenceRows,
  isWholePdf,
  layRunning,
  pdfOf,
  photoOf,
  storeOf,
  upload,
  type EvidenceRow,
} from './evidence';
import { unless, type Outcome } from './outcome';

const UPLOADERS = 4;
const PER_KILL = 40;
const PATIENCE_MS = 60_000;
const LATER_MS = 25 * 3_600_000;
const ELEVEN_MINUTES_MS = 11 * 60_000;

/**
 * F12: core-api is killed repeatedly during uploads and while PDFs are generated. Every row has its complete file, and
 * acknowledged files exist. Unfinished uploads are removed at the next start, files without a row by the sweep.
 */
export async function killedUploads(place: Place, count: number): Promise<Outcome> {
  const world = await layWorld(place);
  const db = place.open();
  try {
    const free = await layRunning(db, world, count * PER_KILL);
    const photo = photoOf(900, 600);
    const acknowledged: number[] = [];
    const papers = { whole: 0, half: 0 };
    let visit = 0;
    for (let cycle = 0; cycle < count; cycle += 1) {
      const core = await startCore(place);
      visit ||= (await ask(`${core.url}/schools/visits`, world, { method: 'POST', body: plan(world, 'F12') })).body.data
        .id;
      const busy = [
        ...Array.from({ length: UPLOADERS }, (_, n) =>
          uploadUntilDead(core, world, { free, acknowledged, contentOf: () => (n % 2 === 0 ? photo : pdfOf(200_000)) }),
        ),
        readUntilDead(core, world, visit, papers),
      ];
      // Kills at any moment of an upload; every other life acknowledges at least one.
      const wanted = acknowledged.length + Math.floor(Math.random() * 4) + (cycle % 2 === 0 ? 1 : 0);
      const until = Date.now() + PATIENCE_MS;
      while (acknowledged.length < wanted && Date.now() < until) await pause(5);
      await pause(Math.random() * 150);
      await core.kill();
      await Promise.all(busy);
    }

    // MariaDB may have several servers, so only old unfinished uploads are removed: age them. SQLite has one server.
    const before = storeOf(place.dataDir).incoming;
    const past = new Date(Date.now() - ELEVEN_MINUTES_MS);
    if (place.name === 'MariaDB') for (const path of before) utimesSync(path, past, past);
    const core = await startCore(place);
    const rows = await evidenceRows(db);
    const broken = await brokenOf(rows, place, core, world);
    await core.stop();

    const store = diskStore({ root: join(place.dataDir, 'files'), minFreeBytes: 0 });
    const orphans = await sweepStore(store, evidenceKeys(db), new Date(Date.now() + LATER_MS));
    const left = storeOf(place.dataDir);
    const named = new Set(rows.map(({ agenda_activity_id }) => agenda_activity_id));
    const lost = acknowledged.filter((activity) => !named.has(activity));
    return {
      count: `${count} kills`,
      acknowledged: acknowledged.length,
      lost: lost.length,
      half: broken.length + papers.half,
      figures: `${before.length} cut off, ${orphans} swept, ${papers.whole} papers whole`,
      wrong: [
        ...unless(lost.length === 0, `evidence lost of the activities ${lost.join(', ')}`),
        ...broken,
        ...unless(papers.half === 0, `${papers.half} papers that look whole and are not`),
        ...unless(left.incoming.length === 0, `${left.incoming.length} leftovers after the next start`),
        ...unless(
          left.kept.length === rows.length,
          `${left.kept.length} files for ${rows.length} rows after the sweep`,
        ),
        ...unless(acknowledged.length >= count / 2, `only ${acknowledged.length} uploads in ${count} lives`),
      ],
    };
  } finally {
    await db.destroy();
  }
}

interface Uploading {
  /** Activities without evidence. */
  free: number[];
  acknowledged: number[];
  contentOf: () => Buffer;
}

async function uploadUntilDead(core: Core, world: World, { free, acknowledged, contentOf }: Uploading): Promise<void> {
  for (let activity = free.pop(); activity !== undefined; activity = free.pop()) {
    const sent = { activity, content: contentOf(), name: 'evidencia' };
    const answer = await upload(core.url, world, sent).catch(() => null);
    if (answer === null) return;
    if (answer.status !== 201) throw new Error(`Answered ${answer.status} ${answer.body.code ?? ''}`);
    acknowledged.push(activity);
  }
}

/** Reads a visit's PDF repeatedly; a reply that ends normally must be a complete PDF. */
async function readUntilDead(core: Core, world: World, visit: number, papers: { whole: number; half: number }) {
  for (;;) {
    const paper = await download(`${core.url}/schools/visits/${visit}/pdf`, world).catch(() => null);
    if (paper === null) return;
    if (paper.status === 200 && isWholePdf(paper.bytes)) papers.whole += 1;
    else papers.half += 1;
  }
}

/** A line for each row whose file is missing, incomplete or served differently. */
async function brokenOf(rows: readonly EvidenceRow[], { dataDir }: Place, core: Core, world: World): Promise<string[]> {
  const { pathOf } = storeOf(dataDir);
  const broken: string[] = [];
  for (const { id, agenda_activity_id: activity, path, size, mime_type } of rows) {
    const file = pathOf(path);
    if (!existsSync(file) || statSync(file).size !== size) {
      broken.push(`evidence ${id}: its file is missing or cut off`);
      continue;
    }
    const bytes = readFileSync(file);
    const isWhole =
      mime_type === 'application/pdf' ? isWholePdf(bytes) : typeof (await reEncode(file, mime_type)) !== 'string';
    if (!isWhole) broken.push(`evidence ${id}: half a ${mime_type}`);
    const given = await download(`${core.url}/schools/activity/${activity}/evidence/${id}`, world);
    if (given.status !== 200 || !given.bytes.equals(bytes)) broken.push(`evidence ${id}: given as ${given.status}`);
  }
  return broken;
}
