import { fieldMessage } from '@ruta/contracts';
import { email as emailSchema } from '@ruta/contracts/kit/fields';
import type { Knex } from 'knex';
import { changeJudged } from '../../database/judged-rows';
import { endSessionsOf } from '../../sessions';
import { utc, type Clock } from '../../time/clock';
import { recordAudit } from '../audit';
import { userKey } from '../users';
import { passwordProblem } from './password-policy';
import type { Passwords } from './passwords';
import { RESET_MINUTES } from './reset-letters';
import type { SingleUseLinks } from './single-use';

interface Deps {
  db: Knex;
  clock: Clock;
  passwords: Passwords;
  links: SingleUseLinks;
}

export interface MadeAdministrator {
  outcome: 'made' | 'known';
  email: string;
  /** Token of a link to set the password; null if a password was given. */
  token: string | null;
}

/**
 * Creates a super administrator and returns the token of a link to set the password, or sets the given password. Also
 * for an existing super administrator. Refuses accounts with another role. Throws messages for the terminal.
 */
export async function makeAdministrator(
  { db, clock, passwords, links }: Deps,
  sent: { email: string; password?: string | undefined },
): Promise<MadeAdministrator> {
  const parsed = emailSchema.safeParse(sent.email);
  if (!parsed.success) throw new Error('Say which e-mail: npm run admin -- --email maria@example.org');
  const email = parsed.data;
  const password_hash = sent.password === undefined ? null : await hashOf(passwords, sent.password, email);
  const now = clock.now();
  const at = utc(now);

  return db.transaction(async (trx) => {
    const role = await trx('roles').where({ code: 'SUPER_ADMIN' }).first('id');
    if (!role) throw new Error('The catalogue of roles is empty. Run npm run migrate.');
    const known = await trx('users').where({ email }).first('id');
    const id = known?.id ?? (await insertAdministrator(trx, email, role.id, at));
    if (known) {
      const held = await trx('role_user').where({ user_id: id, role_id: role.id }).first('user_id');
      if (!held) throw new Error(`${email} has an account without this role. Choose another e-mail.`);
    }
    await recordAudit(trx, {
      at,
      actor: null,
      action: 'access.administrator-made',
      subject: { type: 'user', id, label: email },
    });
    const outcome = known ? 'known' : 'made';
    if (password_hash !== null) {
      const gone = () => new Error(`${email} has just got another address.`);
      await changeJudged(trx, 'users', { at: { id, email }, changes: { password_hash, updated_at: at }, gone });
      await endSessionsOf(trx, id, { at });
      return { outcome, email, token: null };
    }
    const token = await links.make(trx, { user_id: id }, utc(new Date(now.getTime() + RESET_MINUTES * 60_000)));
    return { outcome, email, token };
  });
}

async function hashOf(passwords: Passwords, password: string, email: string): Promise<string> {
  const problem = await passwordProblem(password, { name: '', surname: '', email });
  if (problem) throw new Error(fieldMessage(problem, 'en'));
  return passwords.hash(password);
}

async function insertAdministrator(trx: Knex, email: string, role_id: number, at: string): Promise<number> {
  const [name = email] = email.split('@');
  const [id = 0] = await trx('users').insert({
    email,
    access: email,
    name,
    surname: '',
    search_key: userKey({ name, surname: '', email }),
    timezone: 'America/Mexico_City',
    verified_at: at,
    created_at: at,
    updated_at: at,
  });
  await trx('role_user').insert({ user_id: id, role_id });
  return id;
}
