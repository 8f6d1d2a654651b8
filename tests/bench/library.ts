import { join } from 'node:path';
import type { Connection } from 'mysql2/promise';
import { compare, type List, type ListServers } from './lists';
import type { Pace } from './kit/measure';
import { startCore } from './kit/servers';
import { logStatements, statementsOf } from './kit/statements';
import type { Line } from './kit/table';

const PAGE = '/filter-videos?skip=24&take=12';
const SEARCH = '/search-video?skip=0&take=100&search=evaluacion';

const list = (what: string, path: string, aim: number): List => ({
  ...{ what, aim },
  ours: () => [`/api/pills/videos${path}`],
  theirs: () => [path.replace(/^\/[\w-]+/, '/library')],
});

/** A page of the library with hearts, and a search. */
export const PAGE_WITH_HEARTS = list('library of 5,000, a page with hearts', PAGE, 1);
export const FOUND_VIDEOS = list('library of 5,000, a search of 100', SEARCH, 1.2);

interface Ground {
  admin: Connection;
  /** Address of MariaDB's database, and its name. */
  url: string;
  database: string;
  folder: string;
}

/** A page of the video library with the reader's hearts, and a search, beside the hand-written ones (PIL-03). */
export async function libraryFigures(
  servers: Pick<ListServers, 'core' | 'reference' | 'world'>,
  { admin, url, database, folder }: Ground,
  pace: Pace,
): Promise<Line[]> {
  await logStatements(admin);
  const core = await startCore(url, join(folder, 'library-logged'));
  const read = await statementsOf({ admin, database, core }, `/api/pills/videos${PAGE}`, servers.world.token);
  await core.stop();
  await admin.query('set global slow_query_log = 0');
  const { what } = PAGE_WITH_HEARTS;
  const note = 'admission included';
  return [
    { what, value: read.ms, aim: 4, better: 'less', unit: 'ms of SQL', note },
    { what, value: read.statements, aim: 4, better: 'less', unit: 'statements', note: 'three and admission' },
    ...(await compare(servers, PAGE_WITH_HEARTS, pace)),
    ...(await compare(servers, FOUND_VIDEOS, pace)),
  ];
}
