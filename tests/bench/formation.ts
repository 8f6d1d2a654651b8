import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Connection, RowDataPacket } from 'mysql2/promise';
import { startCore } from './kit/servers';
import { logStatements, statementsOf } from './kit/statements';
import type { Line } from './kit/table';

/** Between two looks at how far the count is, in ms. */
const LOOK_MS = 50;
/** Requests for the dashboard's figures, which are counted anew. */
const CARDS = 5;
/** The longest that the count may take, in ms. */
const PATIENCE_MS = 120_000;

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
  const began = performance.now();
  const core = await startCore(url, join(folder, 'formation'));
  try {
    const seconds = await untilCounted(admin, database, began);
    const ground = { admin, database, core };
    const { ms, statements } = await statementsOf(ground, '/api/schools/statistics/pfp', token);
    const cards = await statementsOf(ground, '/api/schools/statistics/cards', token, CARDS);
    const of = '10,000 schools, 300,000 people, six plans';
    return [
      {
        ...{ what: `formation of ${of}`, value: ms, aim: 5, better: 'less', unit: 'ms of SQL' },
        note: `${String(statements)} statements, admission included`,
      },
      {
        ...{ what: `counting ${of} anew`, value: seconds, aim: 30, better: 'less', unit: 's' },
        note: 'by groups of a hundred schools, with the start of the server',
      },
      {
        ...{ what: 'dashboard of 10,000 schools', value: cards.ms, aim: 800, better: 'less', unit: 'ms of SQL' },
        note: `${String(cards.statements)} statements; 300,000 people, 400,000 items of agendas`,
      },
    ];
  } finally {
    await core.stop();
    await admin.query('set global slow_query_log = 0');
  }
}

/** The server counts every school when it starts. Gives the seconds that it took. */
async function untilCounted(admin: Connection, database: string, began: number): Promise<number> {
  while (performance.now() - began < PATIENCE_MS) {
    const [rows] = await admin.query<RowDataPacket[]>(
      `select (select count(*) from ??.schools) = (select count(*) from ??.formation_school_totals
       where counted_at is not null) as is_done`,
      [database, database],
    );
    if (rows[0]?.['is_done'] === 1) return (performance.now() - began) / 1000;
    await sleep(LOOK_MS);
  }
  throw new Error('The people of the schools were not counted in time');
}
