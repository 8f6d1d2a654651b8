import type { BankCycle, BankQuestion } from '@ruta/contracts/dpi/bank.schema';
import type { BankLock } from '@ruta/contracts/dpi/limits';
import type { Knex } from 'knex';
import { groupBy } from '../../database/group-by';
import { everything } from '../../database/scope';
import type { Actor } from '../../kernel/actor';
import { isAnswering } from './bank-catalogue.reader';
import type { DpiOptionRow, DpiQuestionRow } from './dpi.tables';

/** A cycle with its name, and why its bank cannot change; undefined where there is none. */
export async function bankCycle(db: Knex, id: number): Promise<BankCycle | undefined> {
  const row = await db('school_cycles')
    .join('periods', 'periods.id', 'school_cycles.period_id')
    .where('school_cycles.id', id)
    .first<{ name: string; state: string; prepared: 0 | 1 } | undefined>(
      ...['periods.name', 'school_cycles.state', 'school_cycles.prepared'],
    );
  return row && { id, name: row.name, locked: await lockOf(db, id, row) };
}

async function lockOf(db: Knex, id: number, cycle: { state: string; prepared: 0 | 1 }): Promise<BankLock | null> {
  if (cycle.state === 'finished') return 'finished';
  if (cycle.state === 'pending' && !cycle.prepared) return 'not-prepared';
  return (await isAnswering(db, id)) ? 'in-use' : null;
}

/** Questions for who manages the catalogues; others find none. */
const managed = (db: Knex, actor: Actor) => everything(db('dpi_questions'), actor, 'catalog:manage');

/** The ids of the questions of a cycle, in order. */
export const bankIds = (db: Knex, actor: Actor, cycle_id: number): PromiseLike<number[]> =>
  managed(db, actor).where({ cycle_id }).orderBy(['order', 'id']).pluck<number[]>('id');

/** A question that the actor manages; undefined where there is none. */
export const bankRow = (db: Knex, actor: Actor, id: number): PromiseLike<DpiQuestionRow | undefined> =>
  managed(db, actor).where({ id }).first<DpiQuestionRow | undefined>();

/** The questions of a cycle as their editors see them, in order, those that are not asked, too. */
export const bankShown = async (db: Knex, actor: Actor, cycle_id: number): Promise<BankQuestion[]> =>
  shown(db, await managed(db, actor).where({ cycle_id }).orderBy(['order', 'id']).select<DpiQuestionRow[]>());

/** A question as its editors see it; undefined where there is none. */
export async function questionShown(db: Knex, actor: Actor, id: number): Promise<BankQuestion | undefined> {
  const row = await bankRow(db, actor, id);
  return row && (await shown(db, [row]))[0];
}

async function shown(db: Knex, rows: readonly DpiQuestionRow[]): Promise<BankQuestion[]> {
  const ids = rows.map(({ id }) => id);
  const [roles, options] = [
    groupBy(await db('dpi_question_roles').whereIn('question_id', ids), ({ question_id }) => question_id),
    groupBy(
      await db('dpi_options').whereIn('question_id', ids).orderBy(['question_id', 'quadrant']),
      ({ question_id }) => question_id,
    ),
  ];
  return rows.map(({ id, theme, question_es, question_en, timeout_seconds, active, order, revision }) => ({
    ...{ id, theme, question: question_es, question_en, timeout: timeout_seconds, order, revision },
    active: Boolean(active),
    roles: (roles.get(id) ?? []).map(({ role }) => role),
    options: (options.get(id) ?? []).map(shownOption),
  }));
}

const shownOption = ({ id, quadrant, display_es, display_en }: DpiOptionRow) => ({
  ...{ id, quadrant, display: display_es, display_en },
});
