import type { AuditAction } from '@ruta/contracts/audit/audit.schema';
import type { Knex } from 'knex';
import { inGroups } from '../../database/in-groups';
import { holdingText } from '../../database/json-text';
import { searchKey } from '../../database/search-key';
import { LABEL_MAX } from './record-audit';

interface Forgotten {
  ids: readonly number[];
  /** Every address that they had. */
  addresses: readonly string[];
}

/** Actions that gave an account another address. One that was only asked for may be somebody else's. */
const ADDRESS_ACTIONS: readonly AuditAction[] = ['user.updated', 'access.email-changed'];

/** Earlier addresses of accounts, from the log. */
export async function formerAddresses(trx: Knex, ids: readonly number[]): Promise<string[]> {
  const changes = await trx('audit_log')
    .where({ subject_type: 'user' })
    .whereIn('action', ADDRESS_ACTIONS)
    .whereIn('subject_id', ids)
    .select('before', 'after');
  return changes.flatMap(({ before, after }) => [before, after].flatMap(emailIn));
}

function emailIn(json: string | null): string[] {
  const { email } = (json === null ? {} : JSON.parse(json)) as { email?: unknown };
  return typeof email === 'string' ? [email] : [];
}

/**
 * Removes names and addresses of purged people from the log; what was done, when and by whom stays (T20). Includes
 * entries about invitations of their addresses. In entries about bulk sendings only their address is removed.
 */
export async function auditForget(trx: Knex.Transaction, { ids, addresses }: Forgotten): Promise<void> {
  const nameless = { subject_label: '', search_key: '', before: null, after: null };
  await trx('audit_log')
    .where({ subject_type: 'user' })
    .whereIn('subject_id', [...ids])
    .update(nameless);
  const invitations = () => trx('audit_log').where({ subject_type: 'invitation' });
  await invitations().whereIn('search_key', addresses.map(searchKey)).update(nameless);
  for (const some of inGroups(addresses)) {
    const changed = invitations().where({ action: 'invitation.updated' });
    await holdingText(changed, ['before', 'after'], some).update({ before: null, after: null });
  }
  await forgetInSendings(trx, addresses);
}

/** The label of a bulk sending lists its addresses as far as they fit; the last one may be cut. */
async function forgetInSendings(trx: Knex, addresses: readonly string[]): Promise<void> {
  const invitations = () => trx('audit_log').where({ subject_type: 'invitation' });
  const lines = await invitations().whereNull('subject_id').select('id', 'subject_label');
  const gone = new Set(addresses);
  for (const { id, subject_label } of lines) {
    const named = subject_label.split(', ');
    const isCut = subject_label.length === LABEL_MAX;
    const isTheirs = (text: string, at: number) =>
      gone.has(text) || (isCut && at === named.length - 1 && addresses.some((address) => address.startsWith(text)));
    const kept = named.filter((text, at) => !isTheirs(text, at));
    if (kept.length === named.length) continue;
    const label = kept.join(', ');
    await invitations()
      .where({ id })
      .update({ subject_label: label, search_key: searchKey(label) });
  }
}
