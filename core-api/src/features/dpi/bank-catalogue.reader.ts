import type { Locale, Page } from '@ruta/contracts';
import type { CatalogueEntry } from '@ruta/contracts/imports/catalogue.schema';
import type { Knex } from 'knex';
import { groupBy } from '../../database/group-by';
import { page } from '../../database/page';
import { textIn } from '../../kernel/text-in';
import { cellOf, flagCell, type CatalogueRequest, type Cells, type StandingRecord } from '../imports';
import { secondsOf } from './bank.reader';
import type { DpiQuestionRow } from './dpi.tables';

/** Whether somebody has begun the diagnostic of a cycle. */
export const isAnswering = async (db: Knex, cycle_id: number): Promise<boolean> =>
  (await db('dpi_submissions').where({ cycle_id }).first('id')) !== undefined;

const startedCycle = (db: Knex) => db('school_cycles').where({ started_flag: 1 }).select('id');

type ListedRow = Pick<
  DpiQuestionRow,
  'id' | 'theme' | 'question_es' | 'question_en' | 'timeout_seconds' | 'order' | 'active' | 'updated_at'
>;

/** The questions of the started cycle. */
export const bankCatalogue = (db: Knex, request: CatalogueRequest, locale: Locale): Promise<Page<CatalogueEntry>> =>
  page(db, db('dpi_questions').whereIn('dpi_questions.cycle_id', startedCycle(db)), request, {
    table: 'dpi_questions',
    columns: { code: 'dpi_questions.order' },
    select: (rows) =>
      rows.select<ListedRow[]>(
        ...['dpi_questions.id', 'dpi_questions.theme', 'dpi_questions.question_es', 'dpi_questions.question_en'],
        ...['dpi_questions.timeout_seconds', 'dpi_questions.order', 'dpi_questions.active', 'dpi_questions.updated_at'],
      ),
    present: (rows) =>
      rows.map(({ id, theme, order, active, updated_at, ...row }) => ({
        ...{ id, kind: 'dpi_questions', code: String(order), version: null, about: theme, updated_at },
        ...{ name: textIn(locale, row.question_es, row.question_en), items: secondsOf(row), active: Boolean(active) },
      })),
  });

/** The questions of a cycle as an import reads them, by their number; of some or of all. */
export async function bankOf(
  db: Knex,
  cycle_id: number,
  orders?: readonly string[],
): Promise<ReadonlyMap<string, StandingRecord>> {
  const query = db('dpi_questions').where({ cycle_id }).orderBy(['order', 'id']);
  if (orders) void query.whereIn('order', orders.filter((order) => /^\d{1,3}$/.test(order)).map(Number));
  const questions = await query;
  const ids = questions.map(({ id }) => id);
  const options = groupBy(
    await db('dpi_options').whereIn('question_id', ids).orderBy(['question_id', 'quadrant']),
    ({ question_id }) => question_id,
  );
  const roles = groupBy(await db('dpi_question_roles').whereIn('question_id', ids), ({ question_id }) => question_id);
  return new Map(
    questions.map((row) => {
      const own = options.get(row.id) ?? [];
      const english = own.flatMap(({ display_en }) => display_en ?? []);
      const cells: Cells = {
        ...{ order: String(row.order), theme: row.theme },
        ...{ question: row.question_es, question_en: row.question_en ?? '' },
        seconds: row.timeout_seconds === null ? '' : String(row.timeout_seconds),
        roles: cellOf((roles.get(row.id) ?? []).map(({ role }) => role)),
        options: cellOf(own.map(({ display_es }) => display_es)),
        options_en: english.length === own.length ? cellOf(english) : '',
        active: flagCell(Boolean(row.active)),
      };
      return [String(row.order), { id: row.id, revision: row.revision, cells }];
    }),
  );
}

/** The rows of a file of the started cycle that would change nothing. */
export async function bankRows(db: Knex): Promise<Cells[]> {
  const [cycle] = await startedCycle(db);
  return cycle ? [...(await bankOf(db, cycle.id)).values()].map(({ cells }) => cells) : [];
}
