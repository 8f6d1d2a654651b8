import { insertSelected } from '../../database/insert-selected';
import { closureHeirs, hierarchyHeirs, schoolHeirs } from './heirs.reader';
import type { Inherits } from './heritage';

/** What the room itself copies: schools first, because closures of a school read them. */
export const cycleInherits: Inherits = async (trx, heritage) => {
  for (const heirs of [schoolHeirs, hierarchyHeirs, closureHeirs])
    for (const { table, columns, found } of [heirs(trx, heritage)].flat())
      await insertSelected(trx, table, columns, found);
};
