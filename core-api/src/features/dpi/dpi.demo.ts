import type { DpiRole } from '@ruta/contracts/dpi/limits';
import type { Knex } from 'knex';
import type { NewRow } from '../../database/table';
import type { cyclesAround } from '../../seeds/calendar';
import { QUADRANT_COLORS } from '../../kernel/quadrant-colors';
import { insertRows, known, minutesAfter } from '../../seeds/rows';
import { addDays } from '../../time/clock';
import { CYCLE_ID, LAST_CYCLE_ID } from '../cycles/cycles.demo';
import type { Place } from '../schools/places.demo';
import type { People } from '../users/users.demo';
import { DPI_BANK } from './dpi-bank.demo-data';
import { newsOf } from './dpi.news';
import { freezeTotals, sumShown } from './totals.model';
import { joinPlaces, placeAt, placeColumns, type PlaceRow } from './place.reader';

/** Smallest group of the demo's cycles. */
const MIN_GROUP = 5;
/** From the first sheet of last year's diagnostic to its end: five days. */
const FINAL_AFTER_MINUTES = 5 * 24 * 60;
/** Accounts of the demo that have the diagnostic before them. */
const LEFT = ['dir', 'subd', 'coor', 'prof'];

interface DpiToSeed {
  trx: Knex.Transaction;
  people: People;
  placesByKey: ReadonlyMap<string, Place>;
  cycles: ReturnType<typeof cyclesAround>;
  opened: string;
  today: string;
}

/** How a school answers this year: what share of its people, in which quadrants, and its own last day. */
interface Mood {
  share: number;
  /** Quadrants by question and person. */
  quadrant: (question: number, person: number) => number;
  /** Days from today; without it the cycle's window holds. */
  ends?: number;
}

const GOOD = (question: number, person: number) => 4 + ((question + person) % 3 === 0 ? 0 : person % 2);
const MIXED = (question: number, person: number) =>
  question % 3 === 1 ? 1 + ((question + person) % 3) : 3 + ((question + person) % 3);

/** The first schools, in their order. */
const MOODS: readonly Mood[] = [
  { share: 1, quadrant: MIXED },
  { share: 1, quadrant: GOOD, ends: -2 },
  { share: 0.9, quadrant: MIXED, ends: -5 },
  { share: 0.15, quadrant: GOOD },
  { share: 0, quadrant: GOOD },
  { share: 0.8, quadrant: GOOD, ends: 0 },
];
const OTHERS: Mood = { share: 0.6, quadrant: MIXED };

/** The diagnostic of last year, answered everywhere, and of this one, at every stage. */
export async function dpiDemo(world: DpiToSeed): Promise<{ dpiSheets: number }> {
  const { trx, cycles, opened, today } = world;
  await bank(trx, LAST_CYCLE_ID, 0, `${cycles.previous.startAt} 06:00:00`);
  await bank(trx, CYCLE_ID, DPI_BANK.length, opened);
  const begins = [cycles.previous.startAt, cycles.current.startAt] as const;
  const schools = [...world.people.attending].filter(([, people]) => people.length > 0);
  const rolesOf = await staffRoles(trx);
  let sheets = 0;
  for (const [at, [key, people]] of schools.entries()) {
    const school_id = known(world.placesByKey, key).id;
    const mood = MOODS[at] ?? OTHERS;
    const staff = people.map((user_id) => ({ user_id, role: known(rolesOf, user_id) }));
    const last = { school_id, cycle_id: LAST_CYCLE_ID, from: 0, day: addDays(begins[0], 40), withAnswers: false };
    sheets += await answered(trx, { ...last, staff, quadrant: at % 2 === 0 ? GOOD : MIXED, id: sheets });
    const left = staff.filter(({ user_id }) => !LEFT.some((login) => world.people.byLogin.get(login) === user_id));
    const some = left.slice(0, Math.round(left.length * mood.share));
    const now = { school_id, cycle_id: CYCLE_ID, from: DPI_BANK.length, day: addDays(today, -7), withAnswers: true };
    sheets += await answered(trx, { ...now, staff: some, quadrant: mood.quadrant, id: sheets });
    if (mood.ends !== undefined)
      await trx('dpi_closures').insert({
        ...{ cycle_id: CYCLE_ID, school_id, start_at: begins[1], end_at: addDays(today, mood.ends) },
      });
  }
  await toldAlready(trx, today);
  return { dpiSheets: sheets };
}

/** Everybody was told of their window before the demo begins: its inboxes have what its story needs. */
async function toldAlready(trx: Knex, today: string): Promise<void> {
  const rows = await joinPlaces(trx('schools'))
    .where('cycle.id', CYCLE_ID)
    .select<PlaceRow[]>(...placeColumns(trx));
  const noon = new Date(`${today}T18:00:00Z`);
  const news = rows.flatMap((row) =>
    newsOf(placeAt(row, noon)).map((told) => ({ cycle_id: CYCLE_ID, school_id: row.school_id, ...told })),
  );
  await insertRows(trx, 'dpi_news', news);
}

/** The questions of a cycle; their ids follow `from`. */
async function bank(trx: Knex, cycle_id: number, from: number, at: string): Promise<void> {
  const times = { created_at: at, updated_at: at };
  await insertRows(
    trx,
    'dpi_questions',
    DPI_BANK.map(({ theme, question }, index) => ({
      ...{ id: from + index + 1, cycle_id, theme, order: index + 1, active: true, ...times },
      ...{ question_es: question[0], question_en: question[1] },
    })),
  );
  await insertRows(
    trx,
    'dpi_question_roles',
    DPI_BANK.flatMap(({ roles = [] }, index) => roles.map((role) => ({ question_id: from + index + 1, role }))),
  );
  await insertRows(
    trx,
    'dpi_options',
    DPI_BANK.flatMap(({ options }, index) =>
      options.map(([display_es, display_en], at0) => ({
        ...{ id: optionId(from + index + 1, at0 + 1), question_id: from + index + 1, quadrant: at0 + 1 },
        ...{ display_es, display_en, value: at0 + 1, color: QUADRANT_COLORS[at0] ?? '' },
      })),
    ),
  );
}

const optionId = (question_id: number, quadrant: number): number => (question_id - 1) * 5 + quadrant;

/** The role in which each of the staff answers. */
async function staffRoles(trx: Knex): Promise<ReadonlyMap<number, DpiRole>> {
  const rows = await trx('role_user')
    .join('roles', 'roles.id', 'role_user.role_id')
    .whereIn('roles.code', ['DIR', 'SUBD', 'COOR', 'PROF'])
    .select<{ user_id: number; code: DpiRole }[]>('role_user.user_id', 'roles.code');
  return new Map(rows.map(({ user_id, code }) => [user_id, code]));
}

interface ToAnswer {
  school_id: number;
  cycle_id: number;
  /** Question ids follow it. */
  from: number;
  staff: readonly { user_id: number; role: DpiRole }[];
  quadrant: (question: number, person: number) => number;
  day: string;
  /** Answers are deleted a month after a window ends; the totals stay. */
  withAnswers: boolean;
  /** Sheets so far. */
  id: number;
}

/** The finished sheets of a school, with their totals. Returns how many. */
async function answered(trx: Knex.Transaction, given: ToAnswer): Promise<number> {
  const { school_id, cycle_id, from, staff, quadrant, day, withAnswers, id } = given;
  const sheets: NewRow<'dpi_submissions'>[] = [];
  const answers: NewRow<'dpi_answers'>[] = [];
  /** By question: the quadrants in the order of finishing, 0 for no answer. */
  const chosen = new Map<number, number[]>();
  for (const [at, { user_id, role }] of staff.entries()) {
    const submission_id = id + at + 1;
    const finished_at = minutesAfter(`${day} 15:00:00`, at * 7);
    sheets.push({
      ...{ id: submission_id, user_id, school_id, cycle_id, role, time_factor: at % 9 === 4 ? 2 : 1 },
      ...{ started_at: minutesAfter(finished_at, -3), finished_at, finished_no: at + 1 },
      ...{ question_id: null, question_started_ms: null },
    });
    for (const [index, { roles }] of DPI_BANK.entries()) {
      if (roles && !roles.includes(role)) continue;
      const question_id = from + index + 1;
      const value = (index + at) % 17 === 16 ? 0 : quadrant(index, at);
      chosen.set(question_id, [...(chosen.get(question_id) ?? []), value]);
      answers.push({
        ...{ submission_id, question_id, option_id: value === 0 ? null : optionId(question_id, value) },
        ...{ answered_at: finished_at, elapsed_ms: value === 0 ? 20_000 : 9000 },
      });
    }
  }
  await insertRows(trx, 'dpi_submissions', sheets);
  if (withAnswers) await insertRows(trx, 'dpi_answers', answers);
  if (sheets.length === 0) return 0;
  const more_time = sheets.filter(({ time_factor }) => time_factor !== 1).length;
  await trx('dpi_school_totals').insert({ cycle_id, school_id, finished: sheets.length, more_time });
  await insertRows(
    trx,
    'dpi_totals',
    [...chosen].flatMap(([question_id, quadrants]) =>
      totalsOf(quadrants).map((row) => ({ cycle_id, school_id, question_id, ...row })),
    ),
  );
  if (withAnswers) await sumShown(trx, { cycle_id, school_id });
  // Last year's window is over, so its figures are final.
  else
    await freezeTotals(
      trx,
      { cycle_id, school_id },
      {
        at: minutesAfter(`${day} 15:00:00`, FINAL_AFTER_MINUTES),
        expected: [...chosen].map(([question_id, { length }]) => ({ question_id, instruments: length })),
      },
    );
  return sheets.length;
}

/** Counts by quadrant, of all and of the whole groups of answers that are shown, one group late. */
function totalsOf(quadrants: readonly number[]): { quadrant: number; count: number; shown: number }[] {
  const answers = quadrants.flatMap((value, at) => (value > 0 ? [at] : []));
  const last = answers[(Math.floor(answers.length / MIN_GROUP) - 1) * MIN_GROUP - 1] ?? -1;
  return [...new Set(quadrants)].toSorted().map((quadrant) => ({
    quadrant,
    count: quadrants.filter((value) => value === quadrant).length,
    shown: quadrants.slice(0, last + 1).filter((value) => value === quadrant).length,
  }));
}
