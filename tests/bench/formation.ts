import { join } from 'node:path';
import type { Connection } from 'mysql2/promise';
import { startCore } from './kit/servers';
import { logStatements, statementsOf } from './kit/statements';
import type { Line } from './kit/table';

/** Requests: each counts hundreds of thousands of people. */
const REQUESTS = 3;

interface Ground {
  admin: Connection;
  /** Address of MariaDB's database, and its name. */
  url: string;
  database: string;
  folder: string;
  /** Session of somebody who reads every school. */
  token: string;
}

/** How many people have consulted their formation plans, over every school (PFP-01, STA-03). */
export async function formationFigures({ admin, url, database, folder, token }: Ground): Promise<Line[]> {
  await logStatements(admin);
  const core = await startCore(url, join(folder, 'formation'));
  try {
    const ground = { admin, database, core };
    const { ms, statements } = await statementsOf(ground, '/api/schools/statistics/pfp', token, REQUESTS);
    const what = 'formation of 10,000 schools, 300,000 people, six plans';
    const note = `${String(statements)} statements, admission included; counted anew each time`;
    return [{ what, value: ms, aim: 5, better: 'less', unit: 'ms of SQL', note }];
  } finally {
    await core.stop();
    await admin.query('set global slow_query_log = 0');
  }
}
