import { join } from 'node:path';
import type { Connection, RowDataPacket } from 'mysql2/promise';
import type { DiagnosticWorld } from './kit/diagnostic';
import { median } from './kit/measure';
import { assertRecount } from './kit/recount';
import { startCore } from './kit/servers';
import { logStatements, statementsOf } from './kit/statements';
import type { Line } from './kit/table';

interface Ground {
  admin: Connection;
  /** Address of MariaDB's database, and its name. */
  url: string;
  database: string;
  folder: string;
  world: DiagnosticWorld;
}

/** Figures of the diagnostic over 400,000 answers, and what totals add to a sheet (DPI-02, DPI-03, STA-03). */
export async function diagnosticFigures(ground: Ground): Promise<Line[]> {
  const { admin, url, database, folder, world } = ground;
  await logStatements(admin);
  const core = await startCore(url, join(folder, 'diagnostic'));
  try {
    const lines: Line[] = [];
    const figures = async (what: string, path: string, token: string, aim: number) => {
      const { statements, ms } = await statementsOf({ admin, database, core }, `/api/schools${path}`, token);
      const note = `${String(statements)} statements, admission included`;
      lines.push({ what, value: ms, aim, better: 'less', unit: 'ms of SQL', note });
    };
    await figures('results of a school', `/dpi/results?school_id=${String(world.school)}`, world.coach, 1);
    await figures('diagnostic of a coach’s 30 schools', '/statistics/dpi', world.coach, 3);
    await figures('diagnostic of 2,000 schools', '/statistics/dpi', world.management, 5);
    const [first = '', ...others] = world.answering;
    const counted = await sheetOf(core.url, world, first, () => statementsSince(admin, database));
    lines.push({
      ...{ what: 'one answer', value: median(counted.statements.slice(0, -1)), aim: 5, better: 'less' },
      ...{ unit: 'statements', note: `admission included; the last one ${String(counted.statements.at(-1))}` },
    });
    await admin.query('set global slow_query_log = 0');
    lines.push(await totalsBesideAnswers(core.url, world, others));
    await assertRecount(url, { cycle: world.cycle, school: world.open });
    return lines;
  } finally {
    await core.stop();
    await admin.query('set global slow_query_log = 0');
  }
}

/** Statements since it was asked last. */
async function statementsSince(admin: Connection, database: string): Promise<number> {
  const [rows] = await admin.query<RowDataPacket[]>(
    "select count(*) as n from mysql.slow_log where db = ? and sql_text regexp '^ *(select|insert|update|delete)'",
    [database],
  );
  await admin.query('truncate mysql.slow_log');
  return Number(rows[0]?.['n']);
}

/** A whole sheet of a person, answer by answer: how long each took, and what was counted after each. */
async function sheetOf(url: string, { options }: DiagnosticWorld, token: string, count?: () => Promise<number>) {
  const call = async (path: string, body: object) => {
    const began = performance.now();
    const res = await fetch(`${url}/api/schools/dpi/${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    const reply = (await res.json()) as { data: { submission_id: number; next: { question_id: number } | null } };
    if (!res.ok) throw new Error(`${path}: ${String(res.status)} ${JSON.stringify(reply)}`);
    return { took: performance.now() - began, ...reply.data };
  };
  let { submission_id, next } = await call('start', { time_factor: 1 });
  const times: number[] = [];
  const statements: number[] = [];
  await count?.();
  while (next) {
    const { question_id }: { question_id: number } = next;
    const option_id = options.get(question_id);
    const answered = await call('answers', { submission_id, question_id, option_id, elapsed_ms: 2000 });
    ({ submission_id, next } = answered);
    times.push(answered.took);
    if (count) statements.push(await count());
  }
  return { times, statements };
}

/** Ten answers as if none of them finished a sheet, against sheets whose last answer adds all to the totals. */
async function totalsBesideAnswers(url: string, world: DiagnosticWorld, people: readonly string[]): Promise<Line> {
  const [plain, whole]: [number[], number[]] = [[], []];
  for (const token of people) {
    const { times } = await sheetOf(url, world, token);
    plain.push(...times.slice(0, -1));
    whole.push(times.reduce((sum, time) => sum + time, 0));
  }
  const alone = median(plain) * world.options.size;
  return {
    ...{ what: 'ten answers ÷ a sheet with its totals', value: alone / median(whole), aim: 0.65, better: 'more' },
    ...{ unit: 'of its time', note: `${alone.toFixed(1)} ms alone, ${median(whole).toFixed(1)} ms a sheet` },
  };
}
