import { insertSelected } from '../../database/insert-selected';
import type { Inherits } from '../cycles';
import { hasBank, partHeirs, questionHeirs } from './bank-heirs.reader';

/** Copies the bank of the previous cycle into a prepared one that has none: questions, who is asked, and options. */
export const dpiInherits: Inherits = async (trx, heritage) => {
  const { cycle, from } = heritage;
  if (!from || (await hasBank(trx, cycle.id))) return;
  const copy = ({ table, columns, found }: ReturnType<typeof questionHeirs>) =>
    insertSelected(trx, table, columns, found);
  await copy(questionHeirs(trx, from.id, heritage));
  for (const heirs of partHeirs(trx, from.id, heritage)) await copy(heirs);
};
