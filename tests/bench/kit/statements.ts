import type { Connection, RowDataPacket } from 'mysql2/promise';
import { ask } from './ask';
import { median } from './measure';
import type { Server } from './servers';

const REQUESTS = 31;
/** Requests before the first that counts: connections and plans. */
const WARM = 5;

/** Logs every statement of connections that begin from now on, as if each were slow. */
export const logStatements = (admin: Connection) =>
  admin.query("set global log_output = 'TABLE', global long_query_time = 0, global slow_query_log = 1");

/** How many statements a request reads with, admission included, their time on MariaDB, and its last reply. */
export async function statementsOf(
  { admin, database, core }: { admin: Connection; database: string; core: Server },
  path: string,
  token: string,
  requests = REQUESTS,
) {
  const counts: number[] = [];
  const times: number[] = [];
  let reply: unknown;
  for (let at = -Math.min(WARM, requests); at < requests; at += 1) {
    await admin.query('truncate mysql.slow_log');
    reply = await ask(`${core.url}${path}`, token);
    const [rows] = await admin.query<RowDataPacket[]>(
      "select count(*) as statements, sum(time_to_sec(query_time)) as seconds from mysql.slow_log where db = ? and sql_text like '%select%' and sql_text not like '%slow_log%'",
      [database],
    );
    if (at < 0) continue;
    counts.push(Number(rows[0]?.['statements']));
    times.push(Number(rows[0]?.['seconds']) * 1000);
  }
  return { statements: median(counts), ms: median(times), slowest: Math.max(...times), reply };
}
