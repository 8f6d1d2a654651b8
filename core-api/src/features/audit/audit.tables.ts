import type { RoleCode } from '@ruta/contracts';
import type { AuditAction, AuditSubject } from '@ruta/contracts/audit/audit.schema';
import type { Table } from '../../database/table';

/** One line of the audit log. `before` and `after` are JSON. */
export interface AuditLogRow {
  id: number;
  at: string;
  actor_id: number | null;
  actor_role: RoleCode | null;
  action: AuditAction;
  subject_type: AuditSubject;
  subject_id: number | null;
  subject_label: string;
  search_key: string;
  before: string | null;
  after: string | null;
}

declare module 'knex/types/tables' {
  interface Tables {
    audit_log: Table<AuditLogRow, 'id'>;
  }
}
