import type { DraftContent, ObservationDraft } from '@ruta/contracts/observations/observation.schema';
import type { Knex } from 'knex';
import type { DraftKey } from './observation.model';

/** What the observer typed; null if there is nothing. */
export async function draftOf(db: Knex, key: DraftKey): Promise<ObservationDraft | null> {
  const row = await db('observation_drafts')
    .where(key)
    .first('school_id', 'guide_id', 'professor_id', 'level_id', 'payload', 'revision', 'updated_at');
  if (!row) return null;
  const { payload, ...draft } = row;
  return { ...draft, content: JSON.parse(payload) as DraftContent }; // written by `saveDraft`
}
