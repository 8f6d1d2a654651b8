import type { ImportBatch } from '@ruta/contracts/imports/import.schema';
import { BAD_OUTCOMES } from '@ruta/contracts/imports/import-kinds';

/** The number of rows of an import. */
export const rowsIn = ({ counts }: Pick<ImportBatch, 'counts'>): number =>
  Object.values(counts).reduce((sum, count) => sum + count, 0);

/** The number of rows that cannot be applied. */
export const badIn = ({ counts }: Pick<ImportBatch, 'counts'>): number =>
  BAD_OUTCOMES.reduce((sum, outcome) => sum + counts[outcome], 0);
