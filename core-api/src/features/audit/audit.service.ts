import type { Page } from '@ruta/contracts';
import type { audit } from '@ruta/contracts/audit/audit.api';
import type { AuditEntry } from '@ruta/contracts/audit/audit.schema';
import type { Knex } from 'knex';
import type { z } from 'zod';
import { page } from '../../database/page';
import { everything } from '../../database/scope';
import { likePattern } from '../../database/search-key';
import type { Actor } from '../../kernel/actor';
import { addDays } from '../../time/clock';
import type { AuditLogRow } from './audit.tables';
import { namesIn } from './names';

type ListAudit = z.output<typeof audit.list.query>;

/** An entry with the name of who did it. */
interface AuditRow extends AuditLogRow {
  name: string | null;
  surname: string | null;
}

const COLUMNS = { id: 'audit_log.id' };

/** The audit log. It spans all schools, so only scope A may read it. */
export function auditService(db: Knex) {
  const matching = (actor: Actor, { filter }: Pick<ListAudit, 'filter'>) => {
    const query = everything(db('audit_log'), actor, 'audit:read');
    if (filter.search) void query.whereRaw("audit_log.search_key like ? escape '!'", [likePattern(filter.search)]);
    if (filter.actions_in) void query.whereIn('audit_log.action', filter.actions_in);
    if (filter.subject) void query.where('audit_log.subject_type', filter.subject);
    if (filter.subject_id !== undefined) void query.where('audit_log.subject_id', filter.subject_id);
    if (filter.actor_id !== undefined) void query.where('audit_log.actor_id', filter.actor_id);
    if (filter.from !== undefined) void query.where('audit_log.at', '>=', `${filter.from} 00:00:00`);
    if (filter.to !== undefined) void query.where('audit_log.at', '<', `${addDays(filter.to, 1)} 00:00:00`);
    return query;
  };

  return {
    list: (actor: Actor, request: ListAudit): Promise<Page<AuditEntry>> =>
      page(db, matching(actor, request), request, {
        table: 'audit_log',
        columns: COLUMNS,
        select: (entries) =>
          entries
            .leftJoin('users', 'users.id', 'audit_log.actor_id')
            .select<AuditRow[]>('audit_log.*', 'users.name', 'users.surname'),
        present: async (rows) => {
          const lines = rows.map(lineOf);
          const names = await namesIn(db, actor, lines);
          return lines.map((line): AuditEntry => ({ ...line, names: names(line) }));
        },
      }),
  };
}

export type AuditService = ReturnType<typeof auditService>;

const parsed = (json: string | null) => (json === null ? null : (JSON.parse(json) as AuditEntry['before']));

const lineOf = (row: AuditRow): Omit<AuditEntry, 'names'> => ({
  id: row.id,
  at: row.at,
  actor:
    row.actor_id === null
      ? null
      : { id: row.actor_id, fullname: `${row.name ?? ''} ${row.surname ?? ''}`.trim(), role: row.actor_role },
  action: row.action,
  subject: { type: row.subject_type, id: row.subject_id, label: row.subject_label },
  before: parsed(row.before),
  after: parsed(row.after),
});
