import type { PaiDraftForm } from '@ruta/contracts/pai/pai.schema';
import type { PaiField, PaiItem } from '@ruta/state-machines/dpi/pai.rules';
import { PAI_WIRE } from '@ruta/state-machines/dpi/pai.wire';

/** The name by which the server refuses a field of a tab. */
export const refusedName = (questionId: number, field: PaiField): string => `tabs.${questionId}.${PAI_WIRE[field]}`;

/** A tab as it is sent. */
export const formOf = (item: PaiItem): PaiDraftForm => ({
  ...{ activity: item.activity, objectives: item.objectives, indicators: item.indicators, strategy: item.strategy },
  ...{ responsables: item.responsables, financial_resources: item.financialResources },
  ...{ material_resources: item.materialResources, human_resources: item.humanResources },
  ...{ coach_pai_id: item.coachPaiId, date: item.date, time: item.time },
  ...{ coach_date: item.coachDate, coach_time: item.coachTime },
});

const KEYS = Object.keys(PAI_WIRE) as PaiField[];

/** Whether two versions of a tab say the same. */
export const isSame = (one: PaiItem, other: PaiItem): boolean => KEYS.every((key) => one[key] === other[key]);

/** The fields of a tab, in the order of the form. */
export const PAI_FIELDS: readonly PaiField[] = KEYS;
