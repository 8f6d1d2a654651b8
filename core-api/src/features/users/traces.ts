import type { Knex } from 'knex';
import { holdingText } from '../../database/json-text';

interface Person {
  id: number;
  email: string;
}
interface Batch {
  id: number;
  result: string;
}

/** SQLite bounds how deep a condition may be. */
const AT_ONCE = 50;

/** Every address that some people had: their present one, those before it, and the one that they were invited by. */
export async function addressesOf(trx: Knex, people: readonly Person[]): Promise<string[]> {
  const ids = people.map(({ id }) => id);
  const changes = (await trx('audit_log')
    .where({ subject_type: 'user', action: 'user.updated' })
    .whereIn('subject_id', ids)
    .select('before', 'after')) as { before: string | null; after: string | null }[];
  const former = changes.flatMap(({ before, after }) => [before, after].flatMap(emailIn));
  const invited = (await trx('invitations').whereIn('accepted_by', ids).pluck('email')) as string[];
  const known = [...new Set([...people.map(({ email }) => email), ...former, ...invited])];
  // Somebody else may have an address now that one of them had before.
  const others = (await trx('users').whereIn('email', known).whereNotIn('id', ids).pluck('email')) as string[];
  const taken = new Set(others.map((email) => email.toLowerCase()));
  return known.filter((email) => !taken.has(email.toLowerCase()));
}

function emailIn(json: string | null): string[] {
  const { email } = (json === null ? {} : JSON.parse(json)) as { email?: unknown };
  return typeof email === 'string' ? [email] : [];
}

/**
 * Takes the addresses of purged people out of what was sent to them or is kept of others' work (T20): letters, whether sent
 * or given up, invitations, what came of a sending, and what counts attempts.
 */
export async function forgetAddresses(trx: Knex.Transaction, addresses: readonly string[]): Promise<void> {
  for (let from = 0; from < addresses.length; from += AT_ONCE) {
    const some = addresses.slice(from, from + AT_ONCE);
    await trx('invitations').whereIn('email', some).delete();
    const counted = some.flatMap((email) => [`account:${email}`, `account:code:${email}`]);
    await trx('sign_in_attempts').whereIn('subject', counted).delete();
    await trx('rate_windows')
      .whereIn(
        'subject',
        some.map((email) => `reset:${email}`),
      )
      .delete();
    await holdingText(trx('outbox').whereIn('kind', LETTERS), ['payload'], some).delete();
    await forgetInBatches(trx, some);
  }
}

/** The kinds of the outbox that say whom they go to by their address. */
const LETTERS = ['mail', 'access.reset'];

/** The row stays in its place, so that the numbers of a result file still add up. */
async function forgetInBatches(trx: Knex.Transaction, addresses: readonly string[]): Promise<void> {
  const gone = new Set(addresses);
  const batches = (await holdingText(trx('invitation_batches'), ['result'], addresses).select(
    'id',
    'result',
  )) as Batch[];
  for (const { id, result } of batches) {
    const rows = JSON.parse(result) as { email: string }[]; // written by the sending
    const nameless = rows.map((row) => (gone.has(row.email.toLowerCase()) ? { ...row, email: '—' } : row));
    await trx('invitation_batches')
      .where({ id })
      .update({ result: JSON.stringify(nameless) });
  }
}
