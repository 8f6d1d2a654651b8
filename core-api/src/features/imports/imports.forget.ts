import { addressForm } from '@ruta/contracts/kit/address';
import { inGroups } from '../../database/in-groups';
import { holdingText } from '../../database/json-text';
import type { Forget } from '../users';

const GONE = '—';
/** Cells about the person whose address stands in the row. */
const PERSONAL = ['email', 'name', 'surname'];

/** Empties the cells of purged people in imported files; what their rows did stays counted. */
export const importsForget: Forget = async (trx, { addresses }) => {
  const gone = new Set<string | null>(addresses);
  for (const some of inGroups(addresses)) {
    const rows = await holdingText(trx('import_batch_rows'), ['cells'], some).select('id', 'cells');
    for (const { id, cells } of rows) {
      const read = JSON.parse(cells) as Record<string, string>; // written by the model
      const isTheirs = gone.has(addressForm(read['email'] ?? ''));
      const nameless = Object.entries(read).map(([column, text]) =>
        (isTheirs && PERSONAL.includes(column)) || gone.has(addressForm(text)) ? [column, GONE] : [column, text],
      );
      await trx('import_batch_rows')
        .where({ id })
        .update({ cells: JSON.stringify(Object.fromEntries(nameless)) });
    }
  }
};
