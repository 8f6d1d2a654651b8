import { join } from 'node:path';
import type { Connection } from 'mysql2/promise';
import { monthPath } from './kit/ask';
import { startCore } from './kit/servers';
import { logStatements, statementsOf } from './kit/statements';
import type { Line } from './kit/table';
import type { WideWorld } from './kit/world';

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
  await logStatements(admin);
  const core = await startCore(database, join(folder, 'statements'));
  try {
    const lines: Line[] = [];
    for (const [what, path, token] of [
      ['agenda, a month of one school', monthPath(world.ordinary), world.token],
      ['agenda, a month of 30 schools', '/api/schools/agenda?start=2026-11-01&end=2026-12-12', world.wide],
      ['clashes of a free hour', clashPath(world.ordinary), world.token],
    ] as const) {
      const { statements, ms, reply } = await statementsOf({ admin, database: 'bench', core }, path, token);
      const items = (reply as { data: unknown[] }).data.length;
      const note = `${String(items)} items`;
      lines.push(
        { what, value: statements, aim: 3, better: 'less', unit: 'statements a request', note },
        { what, value: ms, aim: 5, better: 'less', unit: 'ms of SQL', note },
      );
    }
    return lines;
  } finally {
    await core.stop();
    await admin.query('set global slow_query_log = 0');
  }
}
