import type { CataloguePlan } from '@ruta/contracts/pfp/catalogue.schema';
import type { Knex } from 'knex';
import { lockRows } from '../../database/row-locks';
import type { Actor } from '../../kernel/actor';
import { Problem } from '../../kernel/problem';
import { cataloguePlan, shownInCatalogue, unfinishedCycles, type CatalogueRow } from './catalogue.reader';

/** A plan, locked until the change ends, of a cycle that is not finished. What is read of it afterwards stays true. */
export async function planToChange(trx: Knex.Transaction, actor: Actor, id: number): Promise<CatalogueRow> {
  await lockRows(trx, 'formation_plans', id);
  const row = await cataloguePlan(trx, actor, id);
  if (!row) throw new Problem('pfp.not-found');
  if (row.cycle_state === 'finished') throw new Problem('pfp.cycle-finished');
  return row;
}

/** A plan as the catalogue shows it. */
export async function planShown(db: Knex, actor: Actor, id: number): Promise<CataloguePlan> {
  const row = await cataloguePlan(db, actor, id);
  if (!row) throw new Problem('pfp.not-found');
  return shownInCatalogue(row);
}

/** What the log names. */
export const planSubject = ({ id, name_es }: { id: number; name_es: string }) =>
  ({ type: 'formation-plan', id, label: name_es }) as const;

/** The rows of a plan whose cycle is not finished; part of every WHERE that changes one. */
export const openAt =
  (db: Knex, judged: Readonly<Record<string, unknown>>) =>
  (query: Knex.QueryBuilder): void => {
    void query.where(judged).whereIn('cycle_id', unfinishedCycles(db));
  };
