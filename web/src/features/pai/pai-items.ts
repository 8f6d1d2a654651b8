import type { PaiDraft, PaiDraftForm } from '@ruta/contracts/pai/pai.schema';
import type { PaiTextField } from '@ruta/contracts/pai/limits';
import { blankItem, PAI_TEXTS, type PaiField, type PaiItem, type PaiText } from '@ruta/state-machines/dpi/pai.rules';

/** The fields of a tab by their names on the wire. */
const WIRE = {
  ...{ activity: 'activity', objectives: 'objectives', indicators: 'indicators', strategy: 'strategy' },
  ...{ responsables: 'responsables', financialResources: 'financial_resources' },
  ...{ materialResources: 'material_resources', humanResources: 'human_resources' },
  ...{ coachPaiId: 'coach_pai_id', date: 'date', time: 'time', coachDate: 'coach_date', coachTime: 'coach_time' },
} as const satisfies Record<PaiText, PaiTextField> & Record<PaiField, keyof PaiDraftForm>;

/** The name by which the server refuses a field of a tab. */
export const refusedName = (questionId: number, field: PaiField): string => `tabs.${questionId}.${WIRE[field]}`;

/** A saved tab as the machine takes it. */
export function itemOf(draft: PaiDraft): PaiItem {
  const item = blankItem(draft.question_id);
  for (const field of PAI_TEXTS) item[field] = draft[WIRE[field]];
  const { coach_pai_id: coachPaiId, date, time, coach_date: coachDate, coach_time: coachTime } = draft;
  return { ...item, coachPaiId, date, time, coachDate, coachTime };
}

/** A tab as it is sent. */
export const formOf = (item: PaiItem): PaiDraftForm => ({
  ...{ activity: item.activity, objectives: item.objectives, indicators: item.indicators, strategy: item.strategy },
  ...{ responsables: item.responsables, financial_resources: item.financialResources },
  ...{ material_resources: item.materialResources, human_resources: item.humanResources },
  ...{ coach_pai_id: item.coachPaiId, date: item.date, time: item.time },
  ...{ coach_date: item.coachDate, coach_time: item.coachTime },
});

const KEYS = Object.keys(WIRE) as PaiField[];

/** Whether two versions of a tab say the same. */
export const isSame = (one: PaiItem, other: PaiItem): boolean => KEYS.every((key) => one[key] === other[key]);

/** The fields of a tab, in the order of the form. */
export const PAI_FIELDS: readonly PaiField[] = KEYS;
