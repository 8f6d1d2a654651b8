import type { Knex } from 'knex';
import { databaseTarget } from '../../../core-api/src/config';
import { connect } from '../../../core-api/src/database/connect';
import { worldOf } from '../../../core-api/src/testing/world';
import type { DiagnosticWorld } from './diagnostic';
import { sessionOf } from './world';

const NOW = '2026-11-10 12:00:00';

/** Somebody with a few questions before them. */
export interface Hurried {
  token: string;
  submission_id: number;
}

export interface RushWorld {
  school: number;
  people: readonly Hurried[];
  /** The last questions, in order. */
  left: readonly number[];
}

/** A school whose people all have a sheet that lacks its last answers: the worst case, since they take turns at its row. */
export async function layRush(url: string, { cycle, options }: DiagnosticWorld, count: number, lacking: number) {
  const db = connect(databaseTarget(url));
  try {
    const world = worldOf(db);
    const school = await world.school();
    const questions = [...options.keys()];
    const left = questions.slice(-lacking);
    const people: Hurried[] = [];
    for (let at = 0; at < count; at += 1) {
      const user_id = await world.person('PROF', { school_id: school });
      const [submission_id = 0] = await db('dpi_submissions').insert({
        ...{ user_id, school_id: school, cycle_id: cycle, role: 'PROF', time_factor: 1, started_at: NOW },
        ...{ question_id: left[0] ?? 0, question_started_ms: 0 },
      });
      people.push({ token: await sessionOf(db, user_id), submission_id });
    }
    await layWritten(db, { school, cycle }, questions.slice(0, -lacking));
    return { school, people, left } satisfies RushWorld;
  } finally {
    await db.destroy();
  }
}

/** The first answers of every sheet of a school, in all quadrants. */
async function layWritten(db: Knex, { school, cycle }: { school: number; cycle: number }, questions: number[]) {
  await db.raw(
    `insert into dpi_answers (submission_id, question_id, option_id, answered_at, elapsed_ms)
     select sent.id, chosen.question_id, chosen.id, ?, 9000 from dpi_submissions sent
     join dpi_options chosen on chosen.quadrant = 1 + (sent.id + chosen.question_id) % 5
     where sent.school_id = ? and sent.cycle_id = ? and chosen.question_id in (?)`,
    [NOW, school, cycle, questions],
  );
}
