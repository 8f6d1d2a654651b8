import type { PaiTextField } from '@ruta/contracts/pai/limits';
import type { PaiDraft } from '@ruta/contracts/pai/pai.schema';
import { blankItem, PAI_TEXTS, type PaiField, type PaiItem, type PaiText } from '@ruta/state-machines/dpi/pai.rules';
import type { PaiDraftRow } from './pai.tables';
import { textsOf } from './plan.model';
import type { SavedDraft } from './plan.reader';

/** A draft as it is sent. */
export const shownDraft = (draft: SavedDraft): PaiDraft => ({
  ...{ question_id: draft.question_id, ...textsOf(draft), coach_pai_id: draft.coach_pai_id },
  ...{ date: draft.date, time: draft.time, coach_date: draft.coach_date, coach_time: draft.coach_time },
  revision: draft.revision,
  saved: draft.by === null ? null : { by: draft.by, at: draft.updated_at },
});

/** The fields of the rules by their names on the wire. */
const WIRE = {
  ...{ activity: 'activity', objectives: 'objectives', indicators: 'indicators', strategy: 'strategy' },
  ...{ responsables: 'responsables', financialResources: 'financial_resources' },
  ...{ materialResources: 'material_resources', humanResources: 'human_resources' },
  ...{ coachPaiId: 'coach_pai_id', date: 'date', time: 'time', coachDate: 'coach_date', coachTime: 'coach_time' },
} as const satisfies Record<PaiText, PaiTextField> & Record<PaiField, string>;

export const wireName = (field: PaiField): (typeof WIRE)[PaiField] => WIRE[field];

/** A draft as the rules judge it. */
export function judgedItem(draft: PaiDraftRow): PaiItem {
  const item = blankItem(draft.question_id);
  for (const field of PAI_TEXTS) item[field] = draft[WIRE[field]];
  const { coach_pai_id: coachPaiId, date, time, coach_date: coachDate, coach_time: coachTime } = draft;
  return { ...item, coachPaiId, date, time, coachDate, coachTime };
}
