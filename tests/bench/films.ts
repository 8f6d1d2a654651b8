import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { get, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Connection, ResultSetHeader } from 'mysql2/promise';
import { diskStore } from '../../core-api/src/storage/disk-store';
import { watch } from './kit/peak';
import { startBff, startCore, type Server } from './kit/servers';
import { fixed, type Line } from './kit/table';

const MB = 1024 * 1024;
const FILM_MB = 200;
/** A viewer skips on after so many megabytes, until the film is over. */
const WATCHED_MB = 20;
/** After a megabyte a viewer waits, in ms, as a browser does whose buffer is full. */
const SATED_MS = 10;
interface Ground {
  admin: Connection;
  /** Address of MariaDB's database with the library, and its name. */
  url: string;
  database: string;
  folder: string;
  token: string;
}

interface Watched extends Ground {
  what: string;
  viewers: number;
  /** The most that either server may add, in MB. */
  aim: number;
  /** Gives the film to a record, and the path of its bytes. */
  lay: (key: string) => Promise<string>;
}

/** What ten people add to the memory of both servers who watch a film of 200 MB of the library (PIL-03). */
export const libraryFilm = (ground: Ground): Promise<Line[]> =>
  watched({
    ...ground,
    ...{ what: `ten people watch a film of ${FILM_MB} MB`, viewers: 10, aim: 60 },
    async lay(key) {
      await ground.admin.query(`update ${ground.database}.pills_videos set file_key = ? where id = 1`, [key]);
      return '/api/pills/videos/1/media';
    },
  });

/** The same of twenty people and a film of a formation plan (PFP-01). */
export const formationFilm = (ground: Ground): Promise<Line[]> =>
  watched({
    ...ground,
    ...{ what: `20 people watch a formation plan's film of ${FILM_MB} MB`, viewers: 20, aim: 30 },
    async lay(key) {
      const [content] = await ground.admin.query<ResultSetHeader>(
        `insert into ${ground.database}.formation_contents
           (plan_id, kind, mime_type, name, file_key, size, duration_seconds, required, \`order\`, created_at, updated_at)
         select min(id), 'video', 'video/mp4', 'Película', ?, ?, 600, 0, 1, min(created_at), min(created_at)
         from ${ground.database}.formation_plans`,
        [key, FILM_MB * MB],
      );
      return `/api/schools/pfp/contents/${String(content.insertId)}`;
    },
  });

/** Viewers ask for the film by ranges, and skip on. */
async function watched({ url, folder, token, what, viewers, aim, lay }: Watched): Promise<Line[]> {
  const dataDir = join(folder, 'films');
  const path = await lay(await layFilm(dataDir));
  const core = await startCore(url, dataDir);
  const bff = await startBff(core, join(folder, 'films-bff'));
  try {
    // A first viewer: what is loaded and compiled for it stays in memory.
    await watchFilm(bff, path, token);
    await pause(1_000);
    const servers = [core, bff];
    const before = servers.map((server) => server.memory());
    const peaks = servers.map((server) => watch(server));
    await Promise.all(Array.from({ length: viewers }, () => watchFilm(bff, path, token)));
    return peaks.map((peak, at) => {
      const was = before[at] ?? 0;
      const top = peak();
      return {
        ...{ what, value: top - was, aim, better: 'less' },
        unit: `MB more of ${at === 0 ? 'core-api' : 'bff'} at the peak`,
        note: `${fixed(was)} to ${fixed(top)} MB`,
      };
    });
  } finally {
    await bff.stop();
    await core.stop();
  }
}

/** Stores a film; only its size matters here. */
async function layFilm(dataDir: string): Promise<string> {
  const store = diskStore({ root: join(dataDir, 'files'), minFreeBytes: 0 });
  const path = join(store.incoming, 'film');
  const file = createWriteStream(path);
  const block = randomBytes(MB);
  for (let at = 0; at < FILM_MB; at += 1) if (!file.write(block)) await once(file, 'drain');
  file.end();
  await once(file, 'finish');
  const { key } = await store.put({ path });
  await rm(path, { force: true });
  return key;
}

/** Watches the film to its end: asks for all that follows, reads a part of it slowly, and skips on. */
async function watchFilm(bff: Server, path: string, token: string): Promise<void> {
  for (let from = 0; from < FILM_MB; from += WATCHED_MB) {
    const asked = get(`${bff.url}${path}`, {
      agent: false,
      headers: { cookie: `sid=${token}`, range: `bytes=${from * MB}-` },
    });
    const [reply] = (await once(asked, 'response')) as [IncomingMessage];
    if (reply.statusCode !== 206) throw new Error(`The film is given as ${String(reply.statusCode)}`);
    let read = 0;
    let rest = MB;
    for await (const part of reply as AsyncIterable<Buffer>) {
      read += part.length;
      rest -= part.length;
      if (read >= WATCHED_MB * MB) break; // which closes the connection
      if (rest > 0) continue;
      rest += MB;
      await pause(SATED_MS);
    }
    if (read < WATCHED_MB * MB) throw new Error(`The film ended after ${String(read)} bytes`);
  }
}
