import { join } from 'node:path';
import type { Connection } from 'mysql2/promise';
import { median } from './kit/measure';
import { startCore } from './kit/servers';
import { logStatements, statementsOf } from './kit/statements';
import type { Line } from './kit/table';
import type { AnswersWorld } from './kit/answers';

interface Ground {
  admin: Connection;
  /** Address of MariaDB's database, and its name. */
  url: string;
  database: string;
  folder: string;
  world: AnswersWorld;
}

/** Figures over 200,000 answers and 20,000 observations: statements and their time. And what totals add to an answer. */
export async function answersFigures({ admin, url, database, folder, world }: Ground): Promise<Line[]> {
  const { school, activity, large, questions, coach, manager } = world;
  await logStatements(admin);
  const core = await startCore(url, join(folder, 'answers'));
  try {
    const lines: Line[] = [];
    const figures = async (what: string, path: string, token: string, aim: { ms: number; statements?: number }) => {
      const { statements, ms } = await statementsOf({ admin, database, core }, path, token);
      const note = `${String(statements)} statements, admission included`;
      lines.push({ what, value: ms, aim: aim.ms, better: 'less', unit: 'ms of SQL', note });
      if (aim.statements !== undefined)
        lines.push({ what, value: statements, aim: aim.statements, better: 'less', unit: 'statements a request' });
    };
    const surveys = '/api/schools/surveys';
    const about = (place: { school: number; activity: number }) =>
      `schoolId=${String(place.school)}&activityId=${String(place.activity)}`;
    const ofLarge = `${surveys}/activity-responses?${about(large)}`;
    await figures('responses of 500 people among 205,000 answers', ofLarge, coach, { ms: 5 });
    const of = about({ school, activity });
    await figures('responses of 20,000 people', `${surveys}/activity-responses?${of}`, coach, { ms: 5 });
    const ofOne = `questionId=${String(questions[0]?.id)}`;
    const few = `${surveys}/activity/users-responses?${about(large)}&${ofOne}`;
    await figures('people of 500, page 1', few, coach, { ms: 100 });
    const people = `${surveys}/activity/users-responses?${of}&${ofOne}`;
    await figures('people of 20,000, page 1', people, coach, { ms: 100 });
    await figures('people of 20,000, page 1,000', `${people}&page=1000`, coach, { ms: 100 });
    const branch = '/api/schools/statistics/observations';
    await figures('observations of 100 schools', branch, manager, { ms: 5, statements: 4 });
    await admin.query('set global slow_query_log = 0');
    lines.push(await totalsBesideAnswers(core.url, world));
    return lines;
  } finally {
    await core.stop();
    await admin.query('set global slow_query_log = 0');
  }
}

/** Ten answers kept against the same ten finished, which adds them to the totals; one person after the other. */
async function totalsBesideAnswers(url: string, { survey, activity, questions, present }: AnswersWorld): Promise<Line> {
  const call = async (token: string, method: string, path: string, body: object) => {
    const began = performance.now();
    const res = await fetch(`${url}/api/schools/surveys/${String(survey)}/${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ activity_id: activity, ...body }),
    });
    const reply = (await res.json()) as { data: { revision: number } };
    if (!res.ok) throw new Error(`${path}: ${String(res.status)} ${JSON.stringify(reply)}`);
    return { took: performance.now() - began, revision: reply.data.revision };
  };
  const answers = questions.map(({ id, option }) => ({ question_id: id, response: option }));
  const [kept, finished]: [number[], number[]] = [[], []];
  for (const token of present) {
    const { revision } = await call(token, 'POST', 'start', {});
    const answered = await call(token, 'POST', 'answers', { revision, answers });
    kept.push(answered.took);
    const last = await call(token, 'PUT', 'finish', { revision: answered.revision, language: 'es', answers });
    finished.push(last.took);
  }
  return {
    what: 'ten answers kept ÷ finished with totals',
    value: median(kept) / median(finished),
    aim: 0.65,
    better: 'more',
    unit: 'of its time',
    note: `${median(kept).toFixed(1)} ms kept, ${median(finished).toFixed(1)} ms finished`,
  };
}
