import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { DiagnosticWorld } from './kit/diagnostic';
import { share } from './kit/measure';
import { assertRecount } from './kit/recount';
import { layRush, type Hurried, type RushWorld } from './kit/rush';
import { startCore } from './kit/servers';
import type { Line } from './kit/table';

const PEOPLE = 500;
/** Answers that each of them lacks, a second apart. */
const LACKING = 3;
const BETWEEN_MS = 1000;
const MINUTE_MS = 60_000;
/** From the first person's first answer to the last one's. */
const BEGUN_MS = MINUTE_MS - LACKING * BETWEEN_MS;

interface Ground {
  url: string;
  folder: string;
  world: DiagnosticWorld;
}

/** Five hundred people of one school who finish their diagnostic within a minute (DPI-02). Any refusal fails the bench. */
export async function rush({ url, folder, world }: Ground): Promise<Line[]> {
  const laid = await layRush(url, world, PEOPLE, LACKING);
  const core = await startCore(url, join(folder, 'rush'));
  try {
    const began = performance.now();
    const times = await Promise.all(
      laid.people.map(async (person, at) => {
        await pause((at / PEOPLE) * BEGUN_MS);
        return finish(core.url, person, { laid, world });
      }),
    );
    const seconds = (performance.now() - began) / 1000;
    const answers = times.flat();
    const last = times.map((own) => own.at(-1) ?? NaN);
    const note = `${String(answers.length)} answers in ${seconds.toFixed(0)} s, none refused; median ${share(answers, 0.5).toFixed(1)} ms, slowest ${Math.max(...answers).toFixed(0)} ms; p95 of the last ones ${share(last, 0.95).toFixed(1)} ms; ${core.cpu().toFixed(0)} s of core-api's processor`;
    const line = { what: '500 people finish within a minute: p95 of an answer', value: share(answers, 0.95), note };
    await assertRecount(url, { cycle: world.cycle, school: laid.school });
    return [{ ...line, aim: 150, better: 'less', unit: 'ms' }];
  } finally {
    await core.stop();
  }
}

/** The last answers of a person, and how long each took. The last one must have finished the sheet. */
async function finish(
  url: string,
  { token, submission_id }: Hurried,
  { laid, world }: { laid: RushWorld; world: DiagnosticWorld },
): Promise<number[]> {
  const times: number[] = [];
  let isFinished = false;
  for (const question_id of laid.left) {
    if (times.length > 0) await pause(BETWEEN_MS);
    const began = performance.now();
    const res = await fetch(`${url}/api/schools/dpi/answers`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ submission_id, question_id, option_id: world.options.get(question_id), elapsed_ms: 2000 }),
    });
    const reply = (await res.json()) as { data: { finished: boolean } };
    if (!res.ok) throw new Error(`dpi/answers: ${String(res.status)} ${JSON.stringify(reply)}`);
    times.push(performance.now() - began);
    isFinished = reply.data.finished;
  }
  if (!isFinished) throw new Error(`The sheet ${String(submission_id)} is not finished`);
  return times;
}
