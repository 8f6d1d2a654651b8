import type { Locale } from '@ruta/contracts';
import type { Table } from '../../database/table';

/** A sending to many addresses. */
export interface InvitationBatchRow {
  id: number;
  invited_by: number | null;
  role_id: number;
  school_id: number | null;
  /** JSON: the outcome of each address, never a link. */
  result: string;
  created_at: string;
}

export interface InvitationTableRow {
  id: number;
  email: string;
  role_id: number;
  school_id: number | null;
  invited_by: number | null;
  batch_id: number | null;
  /** `address:role` while the invitation is open, and unique; null once it was accepted. */
  open_key: string | null;
  locale: Locale;
  /** The person's name, where a file told it; the registration starts with it. */
  name: string | null;
  surname: string | null;
  /** JSON: ids of the levels that the account gets with the role; null for none. */
  levels: string | null;
  /** How often a mail was asked for; only the last is sent. */
  letters: number;
  sent_at: string | null;
  expires_at: string;
  accepted_at: string | null;
  accepted_by: number | null;
  revision: number;
  created_at: string;
  updated_at: string;
}

declare module 'knex/types/tables' {
  interface Tables {
    invitation_batches: Table<InvitationBatchRow, 'id'>;
    invitations: Table<InvitationTableRow, 'id' | 'letters' | 'revision'>;
  }
}
