import type { Knex } from 'knex';
import { holdingText } from '../../database/json-text';
import { searchKey } from '../../database/search-key';
import { LABEL_MAX } from './record-audit';

/** SQLite bounds how deep a condition may be. */
const AT_ONCE = 50;

interface Forgotten {
  ids: readonly number[];
  /** Every address that they had. */
  addresses: readonly string[];
}
interface Line {
  id: number;
  subject_label: string;
}

/**
 * Takes the names and addresses of purged people out of the log; what was done, when and by whom stays (T20). An
 * invitation of the same address is theirs too, and in the line of a sending to many their address alone goes.
 */
export async function forgetPerson(trx: Knex.Transaction, { ids, addresses }: Forgotten): Promise<void> {
  const nameless = { subject_label: '', search_key: '', before: null, after: null };
  await trx('audit_log')
    .where({ subject_type: 'user' })
    .whereIn('subject_id', [...ids])
    .update(nameless);
  const invitations = () => trx('audit_log').where({ subject_type: 'invitation' });
  await invitations().whereIn('search_key', addresses.map(searchKey)).update(nameless);
  for (let from = 0; from < addresses.length; from += AT_ONCE) {
    const changed = invitations().where({ action: 'invitation.updated' });
    await holdingText(changed, ['before', 'after'], addresses.slice(from, from + AT_ONCE)).update({
      before: null,
      after: null,
    });
  }
  await forgetInSendings(invitations, addresses);
}

/** A sending names its addresses one after the other, as far as they found room; the last may have been cut. */
async function forgetInSendings(invitations: () => Knex.QueryBuilder, addresses: readonly string[]): Promise<void> {
  const lines = (await invitations().whereNull('subject_id').select('id', 'subject_label')) as Line[];
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
