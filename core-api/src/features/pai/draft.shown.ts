import type { PaiDraft } from '@ruta/contracts/pai/pai.schema';
import { textsOf } from './plan.model';
import type { SavedDraft } from './plan.reader';

/** A draft as it is sent. */
export const shownDraft = (draft: SavedDraft): PaiDraft => ({
  ...{ question_id: draft.question_id, ...textsOf(draft), coach_pai_id: draft.coach_pai_id },
  ...{ date: draft.date, time: draft.time, coach_date: draft.coach_date, coach_time: draft.coach_time },
  revision: draft.revision,
  saved: draft.by === null ? null : { by: draft.by, at: draft.updated_at },
});
