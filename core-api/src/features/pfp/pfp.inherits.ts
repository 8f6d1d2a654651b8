import { insertSelected } from '../../database/insert-selected';
import type { Inherits } from '../cycles';
import { contentHeirs, keysToInherit, planHeirs } from './heirs.reader';

/**
 * Copies the published plans of the previous cycle with their contents into a prepared one. A plan that the prepared one
 * has already, by its key, stays as it is.
 */
export const pfpInherits: Inherits = async (trx, heritage) => {
  const { cycle, from } = heritage;
  if (!from) return;
  const keys = await keysToInherit(trx, { from: from.id, to: cycle.id });
  if (keys.length === 0) return;
  for (const heirs of [planHeirs, contentHeirs]) {
    const { table, columns, found } = heirs(trx, { from: from.id, keys }, heritage);
    await insertSelected(trx, table, columns, found);
  }
};
