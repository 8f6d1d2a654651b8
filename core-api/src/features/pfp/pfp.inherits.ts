import { insertSelected } from '../../database/insert-selected';
import type { Inherits } from '../cycles';
import { contentHeirs, hasPlans, planHeirs } from './heirs.reader';

/** Copies the published plans of the previous cycle with their contents into a prepared one that has none. */
export const pfpInherits: Inherits = async (trx, heritage) => {
  const { cycle, from } = heritage;
  if (!from || (await hasPlans(trx, cycle.id))) return;
  for (const heirs of [planHeirs, contentHeirs]) {
    const { table, columns, found } = heirs(trx, from.id, heritage);
    await insertSelected(trx, table, columns, found);
  }
};
