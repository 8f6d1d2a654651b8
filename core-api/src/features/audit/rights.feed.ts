import type { RoleCode } from '@ruta/contracts';
import type { AuditAction } from '@ruta/contracts/audit/audit.schema';
import { PLACES } from '@ruta/contracts/cycles/cycle.schema';
import type { RightsChanged } from '@ruta/contracts/roles/rights.schema';
import type { Knex } from 'knex';
import type { Feed } from '../../http/event-stream';
import { onRightsChanged } from '../../outbox/wake';

/** Actions that may change a person's rights or scope. */
export const RIGHTS_ACTIONS: ReadonlySet<AuditAction> = new Set([
  'permission.enabled',
  'permission.disabled',
  'user.roles-changed',
  'user.transitional-roles-changed',
  'user.updated',
  // Transitional roles and the schools that a person accompanies are those of the started cycle.
  'cycle.started',
  'cycle.finished',
  'hierarchy.saved',
  'hierarchy.released',
  'hierarchy.excluded',
  'hierarchy.handed-over',
  'hierarchy.handover-undone',
  'hierarchy.import-undone',
]);

const BATCH = 500;

/** Whose rights an entry changed: a cycle's everybody's, a school's those of who came or left. */
function whose({ subject_type, subject_id, code, before, after }: Row): RightsChanged {
  if (subject_type === 'cycle') return { everybody: true };
  if (subject_type === 'school') return { user_ids: [...new Set([...placedIn(before), ...placedIn(after)])] };
  return code === null ? { user_id: subject_id } : { role: code };
}

/** The people of the places that an entry tells of; it stores those that changed. */
function placedIn(facts: string | null): number[] {
  const known = JSON.parse(facts ?? '{}') as Record<string, unknown>;
  return PLACES.map((place) => known[`${place}_id`]).filter((id) => typeof id === 'number');
}

interface Row {
  id: number;
  subject_type: 'role' | 'user' | 'cycle' | 'school';
  subject_id: number;
  code: RoleCode | null;
  /** JSON. */
  before: string | null;
  after: string | null;
}

/**
 * Announces to the bffs whose rights have changed, in any instance, from the log; browsers then reload them (ADM-06).
 */
export const rightsFeed = (db: Knex): Feed<RightsChanged> => ({
  onNews: onRightsChanged,
  async last() {
    const row = await db('audit_log').max({ last: 'id' }).first<{ last: number | null } | undefined>();
    return row?.last ?? 0;
  },
  async read(after, ids) {
    const rows = await db('audit_log')
      .leftJoin('roles', (role) => {
        role.on('roles.id', 'audit_log.subject_id').andOn('audit_log.subject_type', db.raw('?', ['role']));
      })
      .where((wanted: Knex.QueryBuilder) => {
        void wanted.where('audit_log.id', '>', after);
        if (ids.length > 0) void wanted.orWhereIn('audit_log.id', ids);
      })
      .whereIn('audit_log.action', [...RIGHTS_ACTIONS])
      .whereNotNull('audit_log.subject_id')
      .orderBy('audit_log.id')
      .limit(BATCH)
      .select<Row[]>(
        ...['id', 'subject_type', 'subject_id', 'before', 'after'].map((column) => `audit_log.${column}`),
        'roles.code',
      );
    return rows.map((row) => ({ id: row.id, event: 'rights.changed', data: whose(row) }));
  },
});
