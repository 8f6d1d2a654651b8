import type { Me } from '@ruta/contracts/access/access.schema';
import { visits } from '@ruta/contracts/visits/visits.api';
import type { CoreClient } from '../../core/client';
import { withoutRefusal } from '../../kit/gather';

export interface Draft {
  hasDraft: boolean;
  id: number | null;
}

/** A finished cycle shows no drafts: they are planned for the started one. */
export const NO_DRAFT: Promise<Draft> = Promise.resolve({ hasDraft: false, id: null });

export const mayWriteVisits = ({ abilities }: Pick<Me, 'abilities'>): boolean => abilities.includes('visit:write');

export const draftIn = async (core: CoreClient, schoolId: number): Promise<Draft> =>
  (await core.get(visits.hasDraft, { query: { school_id: String(schoolId) } })).data;

/**
 * The reader's open draft for the school (VIS-04). Fetched in parallel with `me`; a 403 means that the reader writes no
 * visits and so has no draft.
 */
export const draftOf = (core: CoreClient, schoolId: number): Promise<Draft> =>
  withoutRefusal(draftIn(core, schoolId), { hasDraft: false, id: null });
