import { addressForm } from '@ruta/contracts/kit/address';
import { inGroups } from '../../database/in-groups';
import { holdingText } from '../../database/json-text';
import type { Forget, FormerAddresses } from '../users';

/** The addresses that people were invited with. */
export const formerAddresses: FormerAddresses = (trx, ids) =>
  trx('invitations').whereIn('accepted_by', ids).pluck('email');

/**
 * Deletes invitations of purged people. In results of bulk sendings their row stays without the address, so that the
 * numbers stay right.
 */
export const invitationsForget: Forget = async (trx, { ids, addresses }) => {
  await trx('invitations').whereIn('accepted_by', ids).delete();
  const gone = new Set(addresses);
  for (const some of inGroups(addresses)) {
    await trx('invitations').whereIn('email', some).delete();
    const holding = holdingText(trx('invitation_batches'), ['result'], some);
    const batches = await holding.select('id', 'result');
    for (const { id, result } of batches) {
      const rows = JSON.parse(result) as { email: string }[]; // written by the sending
      const nameless = rows.map((row) => (gone.has(addressForm(row.email) ?? '') ? { ...row, email: '—' } : row));
      await trx('invitation_batches')
        .where({ id })
        .update({ result: JSON.stringify(nameless) });
    }
  }
};
