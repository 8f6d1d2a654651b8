import type { DpiContext } from '@ruta/state-machines/dpi/dpi.machine';
import { blankItem, missingInItem, type PaiItem } from '@ruta/state-machines/dpi/pai.rules';
import { PAI_FIELDS } from './pai-items';

/** What is written in a tab now. */
export const itemIn = ({ paiItems }: Pick<DpiContext, 'paiItems'>, questionId: number): PaiItem =>
  paiItems.find((item) => item.questionId === questionId) ?? blankItem(questionId);

/** How many fields of a tab stand. */
export const progressOf = (item: PaiItem, dates: Parameters<typeof missingInItem>[1]): number =>
  PAI_FIELDS.length - missingInItem(item, dates).length;
