import type { DraftContent } from '@ruta/contracts/observations/observation.schema';
import type { Knex } from 'knex';
import { inGroups } from '../../database/in-groups';
import type { NewRow } from '../../database/table';

/** What a draft is of: one per observer, teacher and guide, and one per observation that is corrected. */
export interface DraftKey {
  observer_id: number;
  professor_id: number;
  guide_id: number;
  /** The observation that it corrects; 0 without one. */
  replaces_id: number;
}

export async function insertDraft(trx: Knex.Transaction, row: NewRow<'observation_drafts'>): Promise<number> {
  const [id = 0] = await trx('observation_drafts').insert(row);
  return id;
}

/** The private pad of a draft, as it stands now. */
export async function saveNotes(trx: Knex.Transaction, draft_id: number, notes: DraftContent['notes']): Promise<void> {
  await trx('observation_notes').where({ draft_id }).delete();
  const rows = notes.map(({ at, text }, order) => ({ draft_id, order, noted_at: at, text }));
  for (const some of inGroups(rows)) await trx('observation_notes').insert(some);
}

/** Deletes drafts with their pads. None may be left: the draft of an observation made offline never arrived. */
export async function deleteDrafts(
  trx: Knex.Transaction,
  narrow: (drafts: Knex.QueryBuilder) => Knex.QueryBuilder,
): Promise<void> {
  const ids = await narrow(trx('observation_drafts')).pluck<number[]>('id');
  for (const some of inGroups(ids)) {
    await trx('observation_notes').whereIn('draft_id', some).delete();
    await trx('observation_drafts').whereIn('id', some).delete();
  }
}
