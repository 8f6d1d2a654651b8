import type { Flag, Table } from '../../database/table';

/** What the proof of an activity says, one per activity. `folio` and `issued_at` are null until it is finished. */
export interface AttendanceProofRow {
  id: number;
  agenda_activity_id: number;
  name: string;
  date: string;
  time: string;
  send_proof: Flag;
  issued_by: number;
  folio: string | null;
  issued_at: string | null;
  created_at: string;
  updated_at: string;
}

/** The proof of one person, with every printed text as it was when it was issued. */
export interface AttendanceProofUserRow {
  id: number;
  proof_id: number;
  user_id: number;
  school_id: number;
  cycle_id: number;
  /** 256 random bits; printed, and the key of the public page. */
  code: string;
  folio: string;
  person: string;
  title: string;
  school: string;
  date: string;
  time: string;
  /** Tenths of an hour. */
  tenths: number;
  search_key: string;
  issued_at: string;
  /** When its letter was asked for, so that it is asked for once. */
  letter_at: string | null;
  mailed_at: string | null;
  revoked_at: string | null;
  revoked_by: number | null;
  reason: string | null;
  /** The revoked proof that it replaces. */
  corrects_id: number | null;
}

declare module 'knex/types/tables' {
  interface Tables {
    attendance_proofs: Table<AttendanceProofRow, 'id'>;
    attendance_proof_users: Table<AttendanceProofUserRow, 'id'>;
  }
}
