import { join } from 'node:path';
import type { Connection, RowDataPacket } from 'mysql2/promise';
import { ask, monthPath } from './kit/ask';
import { median } from './kit/measure';
import { startCore } from './kit/servers';
import type { Line } from './kit/table';
import type { WideWorld } from './kit/world';

const REQUESTS = 31;
/** Requests before the first that counts: connections and plans. */
const WARM = 5;

const clashPath = (school: number) => `/api/schools/agenda/clashes?school_id=${school}&date=2026-11-24&time=09:30`;

interface Ground {
  admin: Connection;
  /** Address of MariaDB's database. */
  database: string;
  folder: string;
  world: WideWorld;
}

/**
 * Statements of an agenda, admission included, and their time on MariaDB, by its log of slow statements; every one
 * counts as slow. The log's setting holds for new connections, therefore a server of its own.
 */
export async function agendaStatements({ admin, database, folder, world }: Ground): Promise<Line[]> {
  await admin.query("set global log_output = 'TABLE', global long_query_time = 0, global slow_query_log = 1");
  const core = await startCore(database, join(folder, 'statements'));
  try {
    const lines: Line[] = [];
    for (const [what, path, token] of [
      ['agenda, a month of one school', monthPath(world.ordinary), world.token],
      ['agenda, a month of 30 schools', '/api/schools/agenda?start=2026-11-01&end=2026-12-12', world.wide],
      ['clashes of a free hour', clashPath(world.ordinary), world.token],
    ] as const) {
      const counts: number[] = [];
      const times: number[] = [];
      let items = 0;
      for (let at = -WARM; at < REQUESTS; at += 1) {
        await admin.query('truncate mysql.slow_log');
        const { data } = (await ask(`${core.url}${path}`, token)) as { data: unknown[] };
        items = data.length;
        const [rows] = await admin.query<RowDataPacket[]>(
          "select count(*) as statements, sum(time_to_sec(query_time)) as seconds from mysql.slow_log where db = 'bench' and sql_text like '%select%' and sql_text not like '%slow_log%'",
        );
        if (at < 0) continue;
        counts.push(Number(rows[0]?.['statements']));
        times.push(Number(rows[0]?.['seconds']) * 1000);
      }
      const note = `${String(items)} items`;
      lines.push(
        { what, value: median(counts), aim: 3, better: 'less', unit: 'statements a request', note },
        { what, value: median(times), aim: 5, better: 'less', unit: 'ms of SQL', note },
      );
    }
    return lines;
  } finally {
    await core.stop();
    await admin.query('set global slow_query_log = 0');
  }
}
