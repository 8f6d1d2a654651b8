import type { DraftContent, ObservationDraft } from '@ruta/contracts/observations/observation.schema';
import type { Knex } from 'knex';
import type { DraftKey } from './draft.model';

/** What the observer typed, with the private pad; null if there is nothing. */
export async function draftOf(db: Knex, key: DraftKey): Promise<ObservationDraft | null> {
  const row = await db('observation_drafts')
    .where(key)
    .first('id', 'school_id', 'guide_id', 'professor_id', 'level_id', 'payload', 'revision', 'updated_at');
  if (!row) return null;
  const { id, payload, ...draft } = row;
  const rows = await db('observation_notes').where({ draft_id: id }).orderBy('order').select('noted_at', 'text');
  const notes = rows.map(({ noted_at, text }) => ({ at: noted_at, text }));
  return { ...draft, content: { ...(JSON.parse(payload) as Omit<DraftContent, 'notes'>), notes } }; // written by `saveDraft`
}

/** The id of a draft; undefined if there is none. */
export const draftId = async (db: Knex, key: DraftKey): Promise<number | undefined> =>
  (await db('observation_drafts').where(key).first('id'))?.id;
