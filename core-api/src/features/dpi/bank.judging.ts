import type { Knex } from 'knex';
import { Problem } from '../../kernel/problem';
import { cycleInWork } from '../cycles';
import { isAnswering } from './bank-catalogue.reader';

/**
 * A started or prepared cycle whose bank can change: until somebody answers. In a change the cycle is locked, so that
 * nobody begins meanwhile.
 */
export async function bankToChange(db: Knex, named: number | undefined): Promise<number> {
  const id = await cycleInWork(db, named, { isExclusive: true });
  if (await isAnswering(db, id)) throw new Problem('dpi.bank-in-use');
  return id;
}
