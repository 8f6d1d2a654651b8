import type { Knex } from 'knex';
import { databaseTarget } from '../../../core-api/src/config';
import { connect } from '../../../core-api/src/database/connect';
import { migrate } from '../../../core-api/src/database/migrate';
import { bankQuestion } from '../../../core-api/src/features/dpi/dpi.testing';
import { worldOf } from '../../../core-api/src/testing/world';
import { sessionOf } from './world';

const NOW = '2026-11-10 12:00:00';
/** Schools with finished sheets, and how many of them are the coach’s. */
const SCHOOLS = 2000;
const OF_COACH = 30;
/** Sheets of each, with an answer per question: 400,000 answers. */
const SHEETS = 20;
const QUESTIONS = 10;
/** People who answer while it is measured. */
const ANSWERING = 40;

export interface DiagnosticWorld {
  /** Sessions: a coach of thirty schools, the management, and people who have the diagnostic before them. */
  coach: string;
  management: string;
  answering: readonly string[];
  /** A school with sheets, and the one whose people answer. */
  school: number;
  open: number;
  cycle: number;
  /** The middle option of each question. */
  options: ReadonlyMap<number, number>;
}

/** A network in which 2,000 schools have answered their diagnostic, and a school that is about to. */
export async function layDiagnostic(url: string): Promise<DiagnosticWorld> {
  const db = connect(databaseTarget(url));
  try {
    await migrate(db);
    const world = worldOf(db);
    const cycle = await world.cycle();
    // A window without an end, whenever it is measured.
    await db('dpi_closures').insert({ cycle_id: cycle, start_at: '2020-01-01', end_at: '2099-12-31' });
    const options = await layBank(db, cycle);
    const [coach, other] = [await world.person('COACH'), await world.person('COACH')];
    const above = {
      ...{ director_id: await world.person('COACH_DIR'), manager_id: await world.person('COACH_MAN') },
      coordinator_id: await world.person('COACH_CORD'),
    };
    const schools: number[] = [];
    for (let at = 0; at < SCHOOLS; at += 1) {
      const school = await world.school();
      await world.hierarchy(cycle, school, { ...above, coach_id: at < OF_COACH ? coach : other });
      schools.push(school);
    }
    await laySheets(db, cycle);
    const open = await world.school();
    await world.hierarchy(cycle, open, { ...above, coach_id: other });
    const answering: string[] = [];
    for (let at = 0; at < ANSWERING; at += 1)
      answering.push(await sessionOf(db, await world.person('PROF', { school_id: open })));
    // Their people were told, so that no job writes while it is measured.
    await db.raw(
      `insert into dpi_news (cycle_id, school_id, kind, day)
       select ?, schools.id, 'opened', '2020-01-01' from schools`,
      [cycle],
    );
    await db.raw(
      'analyze table dpi_submissions, dpi_answers, dpi_totals, dpi_school_totals, schools, school_hierarchies, users',
    );
    const management = await world.person('MGMT');
    return {
      ...{ coach: await sessionOf(db, coach), management: await sessionOf(db, management), answering },
      ...{ school: schools[0] ?? 0, open, cycle, options },
    };
  } finally {
    await db.destroy();
  }
}

async function layBank(db: Knex, cycle_id: number): Promise<ReadonlyMap<number, number>> {
  const insertOne = async (table: string, row: object) => (await db(table).insert(row))[0] ?? 0;
  const options = new Map<number, number>();
  for (let order = 1; order <= QUESTIONS; order += 1) {
    const question = await bankQuestion(insertOne, { cycle_id, order, theme: `tema-${String(order)}` });
    options.set(question.id, question.options[2] ?? 0);
  }
  return options;
}

/** The finished sheets of every school so far, their answers and their totals, all of them shown. */
async function laySheets(db: Knex, cycle: number): Promise<void> {
  await db.raw(
    `insert into dpi_submissions (user_id, school_id, cycle_id, role, time_factor, started_at, finished_at, finished_no)
     select null, schools.id, ?, 'PROF', 1, ?, ?, seq from schools cross join seq_1_to_${String(SHEETS)}`,
    [cycle, NOW, NOW],
  );
  await db.raw(
    `insert into dpi_answers (submission_id, question_id, option_id, answered_at, elapsed_ms)
     select sent.id, question.id, chosen.id, ?, 9000 from dpi_submissions sent
     cross join dpi_questions question
     join dpi_options chosen on chosen.question_id = question.id and chosen.quadrant = 1 + (sent.id + question.id) % 5`,
    [NOW],
  );
  await db.raw(
    `insert into dpi_totals (cycle_id, school_id, question_id, quadrant, count, shown)
     select sent.cycle_id, sent.school_id, answer.question_id, chosen.quadrant, count(*), count(*)
     from dpi_answers answer join dpi_submissions sent on sent.id = answer.submission_id
     join dpi_options chosen on chosen.id = answer.option_id
     group by sent.cycle_id, sent.school_id, answer.question_id, chosen.quadrant`,
  );
  await db.raw(
    `insert into dpi_school_totals (cycle_id, school_id, finished, more_time, shown_1, shown_2, shown_3, shown_4, shown_5)
     select totals.cycle_id, totals.school_id, ?, 0, ${[1, 2, 3, 4, 5].map((quadrant) => `sum(if(totals.quadrant = ${String(quadrant)}, totals.shown, 0))`).join(', ')}
     from dpi_totals totals group by totals.cycle_id, totals.school_id`,
    [SHEETS],
  );
}
