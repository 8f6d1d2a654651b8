import type { ShareCandidates } from '@ruta/contracts/sharing/sharing.schema';

/** What of the people is shown while they are chosen. */
export interface PeopleView {
  page: number;
  search: string;
  /** Null for every level. */
  level: string | null;
}

export const EVERYBODY: PeopleView = { page: 1, search: '', level: null };

/** How somebody who may be chosen is called. */
export type Named = ShareCandidates['everyone'][number];
