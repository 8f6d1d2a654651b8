import type { FieldMessage } from '@ruta/contracts/field-messages';
import type { DpiContext } from '@ruta/state-machines/dpi/dpi.machine';
import { blankItem, missingInItem, type PaiField, type PaiItem } from '@ruta/state-machines/dpi/pai.rules';
import { PAI_FIELDS } from './pai-items';

/** What is written in a tab now. */
export const itemIn = ({ paiItems }: Pick<DpiContext, 'paiItems'>, questionId: number): PaiItem =>
  paiItems.find((item) => item.questionId === questionId) ?? blankItem(questionId);

/** How many fields of a tab stand. */
export const progressOf = (item: PaiItem, dates: Parameters<typeof missingInItem>[1]): number =>
  PAI_FIELDS.length - missingInItem(item, dates).length;

/** What a field lacks, as the server would say it. */
export function fieldSentence(field: PaiField, item: PaiItem, cycleEndsOn: string): FieldMessage {
  if (field === 'coachPaiId') return 'pai.coach.required';
  if (field === 'time' || field === 'coachTime') return 'visits.time.required';
  if (field !== 'date' && field !== 'coachDate')
    return item[field].trim() === '' ? 'pai.text.required' : 'text.too-long';
  const day = item[field];
  if (day === null) return 'visits.date.required';
  return day > cycleEndsOn ? 'visits.date.outside-cycle' : 'visits.date.past';
}
