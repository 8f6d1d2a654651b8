import type { RoleCode } from '@ruta/contracts';
import type { AuditAction, AuditSubject } from '@ruta/contracts/audit/audit.schema';
import type { Knex } from 'knex';
import { inGroups } from '../../database/in-groups';
import { searchKey } from '../../database/search-key';
import type { NewRow } from '../../database/table';
import { wakeRightsStreams } from '../../outbox/wake';
import { RIGHTS_ACTIONS } from './rights.feed';

type Facts = Record<string, unknown>;

export interface AuditRecord {
  /** UTC, by the server's clock. */
  at: string;
  /** Who did it, in their acting role; null for the server, or a person who is not signed in. */
  actor: { userId: number; role: RoleCode } | null;
  action: AuditAction;
  /** Whom or what it was done to, with the current name: of a person, a school, or an invitation's e-mail. */
  subject: { type: AuditSubject; id: number | null; label: string };
  /**
   * Values before and after. If both are given, only differing fields are stored; if none differs, no entry is written.
   */
  before?: Facts | null;
  after?: Facts | null;
}

/** Fields whose values are never stored. */
const SECRET = /password|token|secret|hash|recovery|totp_code/i;
const HIDDEN = '•••';
/** Maximum length of a label. */
export const LABEL_MAX = 300;

/**
 * Writes an entry of the audit log in the change's own transaction, so that both are saved or neither (law 5). Call it
 * once per action.
 */
export const recordAudit = (trx: Knex.Transaction, record: AuditRecord): Promise<void> => recordAudits(trx, [record]);

/** The same for the parts of one action that has many subjects, fifty per statement. */
export async function recordAudits(trx: Knex.Transaction, records: readonly AuditRecord[]): Promise<void> {
  for (const some of inGroups(records.flatMap(entryOf))) await trx('audit_log').insert(some);
  // Announces changed rights after the commit.
  if (records.some(({ action }) => RIGHTS_ACTIONS.has(action)))
    trx.executionPromise.then(wakeRightsStreams, () => undefined);
}

/** The row of an entry; none if before and after are the same. */
function entryOf({ actor, subject, ...record }: AuditRecord): NewRow<'audit_log'>[] {
  const [before, after] = differing(record.before ?? null, record.after ?? null);
  if (before && after && Object.keys(after).length === 0) return [];
  const row = {
    at: record.at,
    actor_id: actor?.userId ?? null,
    actor_role: actor?.role ?? null,
    action: record.action,
    subject_type: subject.type,
    subject_id: subject.id,
    subject_label: subject.label.slice(0, LABEL_MAX),
    search_key: searchKey(subject.label).slice(0, 600),
    before: before && JSON.stringify(withoutSecrets(before)),
    after: after && JSON.stringify(withoutSecrets(after)),
  };
  return [row];
}

/** The fields that differ between before and after. */
function differing(before: Facts | null, after: Facts | null): [Facts | null, Facts | null] {
  if (!before || !after) return [before, after];
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (name) => JSON.stringify(before[name] ?? null) !== JSON.stringify(after[name] ?? null),
  );
  const pick = (facts: Facts) => Object.fromEntries(names.map((name) => [name, facts[name] ?? null]));
  return [pick(before), pick(after)];
}

function withoutSecrets(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutSecrets);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, SECRET.test(name) ? HIDDEN : withoutSecrets(inner)]),
  );
}
