/** A tab of the action plan between the wire and the rules: names of its fields, and what each lacks. */
import type { FieldMessage } from '@ruta/contracts/field-messages';
import type { PaiTextField } from '@ruta/contracts/pai/limits';
import type { PaiDraftForm } from '@ruta/contracts/pai/pai.schema';
import type { CalendarDay } from '../kit/calendar-day';
import { isFilled } from '../kit/recording';
import { blankItem, PAI_TEXTS, type PaiField, type PaiItem, type PaiText } from './pai.rules';

/** The fields of a tab by their names on the wire, in the order of the form. */
export const PAI_WIRE = {
  ...{ activity: 'activity', objectives: 'objectives', indicators: 'indicators', strategy: 'strategy' },
  ...{ responsables: 'responsables', financialResources: 'financial_resources' },
  ...{ materialResources: 'material_resources', humanResources: 'human_resources' },
  ...{ coachPaiId: 'coach_pai_id', date: 'date', time: 'time', coachDate: 'coach_date', coachTime: 'coach_time' },
} as const satisfies Record<PaiText, PaiTextField> & Record<PaiField, keyof PaiDraftForm>;

/** A saved tab as the rules judge it. */
export function itemOf(draft: PaiDraftForm & { question_id: number }): PaiItem {
  const item = blankItem(draft.question_id);
  for (const field of PAI_TEXTS) item[field] = draft[PAI_WIRE[field]];
  const { coach_pai_id: coachPaiId, date, time, coach_date: coachDate, coach_time: coachTime } = draft;
  return { ...item, coachPaiId, date, time, coachDate, coachTime };
}

/** Why a field does not stand, for one that `missingInItem` names. */
export function faultOf(field: PaiField, item: PaiItem, cycleEndsOn: CalendarDay): FieldMessage {
  if (field === 'coachPaiId') return 'pai.coach.required';
  if (field === 'time' || field === 'coachTime') return 'visits.time.required';
  if (field !== 'date' && field !== 'coachDate') return isFilled(item[field]) ? 'text.too-long' : 'pai.text.required';
  const day = item[field];
  if (day === null) return 'visits.date.required';
  return day > cycleEndsOn ? 'visits.date.outside-cycle' : 'visits.date.past';
}
