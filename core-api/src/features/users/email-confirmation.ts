import type { Knex } from 'knex';
import { isUniqueViolation } from '../../database/db-problems';
import { deleteJudged } from '../../database/judged-rows';
import { lockRows } from '../../database/row-locks';
import { updateAtRevision } from '../../database/update-at-revision';
import { Problem } from '../../kernel/problem';
import { endSessionsOf } from '../../sessions';
import { utc, type Clock } from '../../time/clock';
import { tellOfEmail, type SingleUseLinks } from '../access';
import { recordAudit } from '../audit';
import { changeInForce, type EmailChangeRow } from './pending-email.reader';
import { keepDirectorAccess } from './director-access.model';
import { userKey } from './user-key';
import { fullname } from './user.model';

interface ConfirmationDeps {
  db: Knex;
  clock: Clock;
  links: SingleUseLinks;
  publicUrl: string;
}

const over = () => new Problem('access.link-over');

/**
 * Confirms a new address with its link (decision 0025): it counts, the person's sessions and password links end, and the
 * old address is told. Refuses a link that is over (410) and an address that an account has meanwhile (409).
 */
export const confirmEmail =
  ({ db, clock, links, publicUrl }: ConfirmationDeps) =>
  async (token: string): Promise<void> => {
    const at = utc(clock.now());
    const known = await changeInForce(db, await links.ownerOf(db, 'pending_email_id', token), at);
    if (!known) throw over();
    await db.transaction(async (trx) => {
      await lockRows(trx, 'users', known.user_id);
      const change = await changeInForce(trx, await links.use(trx, 'pending_email_id', token), at);
      if (!change) throw over();
      const { id, user_id, from, email } = change;
      // First, while the row has the old address.
      await tellOfEmail(trx, user_id, { news: { type: 'access.email-changed' }, email, at, publicUrl });
      await save(trx, change, at);
      await deleteJudged(trx, 'pending_emails', { at: { id, user_id, email }, gone: over });
      await links.end(trx, { pending_email_id: id });
      // They went to the old mailbox.
      await links.end(trx, { user_id });
      await endSessionsOf(trx, user_id, { at });
      await recordAudit(trx, {
        ...{ at, actor: null, action: 'access.email-changed' },
        subject: { type: 'user', id: user_id, label: fullname(change) },
        before: { email: from },
        after: { email, by_mail: Boolean(change.is_mailed) },
      });
    });
  };

/** Gives the account its address. If the person signs in with the old one, the login changes, too. */
async function save(trx: Knex, { user_id, from, email, access, name, surname }: EmailChangeRow, at: string) {
  const login = access === from ? { access: email } : {};
  try {
    await updateAtRevision(trx, 'users', {
      at: { id: user_id, email: from, deleted_at: null },
      revision: 'any',
      changes: { email, ...login, search_key: userKey({ name, surname, email }), updated_at: at },
      stale: over,
    });
    if (access === from) await keepDirectorAccess(trx, user_id, email);
  } catch (error) {
    throw isUniqueViolation(error) ? new Problem('users.email-taken') : error;
  }
}
