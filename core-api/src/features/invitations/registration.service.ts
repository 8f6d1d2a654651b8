import type { Locale, RoleCode } from '@ruta/contracts';
import type { InvitationFacts } from '@ruta/contracts/invitations/invitation.schema';
import type { RegistrationForm } from '@ruta/contracts/invitations/registration.schema';
import type { Knex } from 'knex';
import type { z } from 'zod';
import { isUniqueViolation } from '../../database/db-problems';
import type { Flag } from '../../database/table';
import { searchKey } from '../../database/search-key';
import { Problem, throwFieldErrors } from '../../kernel/problem';
import { dayIn, utc, type Clock } from '../../time/clock';
import { canonicalTimezone } from '../../time/timezones';
import { passwordProblem, type EntryByLink, type Passwords, type SingleUseLinks } from '../access';
import { recordAudit } from '../audit';
import { enqueueAccepted } from './invitation.events';
import { roleOf } from './invitation.reader';

const OLDEST = '1900-01-01';

interface OpenInvitation {
  id: number;
  email: string;
  role_id: number;
  role_code: RoleCode;
  su: Flag;
  school_id: number | null;
  school_name: string | null;
  invited_by: number | null;
  expires_at: string;
}

interface RegistrationDeps {
  db: Knex;
  clock: Clock;
  links: SingleUseLinks;
  passwords: Passwords;
  enter: EntryByLink;
}

/** Registration of invited people (ACC-02). */
export function registrationService({ db, clock, links, passwords, enter }: RegistrationDeps) {
  const open = (on: Knex) =>
    on('invitations')
      .join('roles', 'roles.id', 'invitations.role_id')
      .leftJoin('schools', 'schools.id', 'invitations.school_id')
      .whereNull('invitations.accepted_at')
      .where('invitations.expires_at', '>', utc(clock.now()))
      .select<OpenInvitation[]>(
        'invitations.id',
        'invitations.email',
        'invitations.role_id',
        'roles.code as role_code',
        'roles.su',
        'invitations.school_id',
        'schools.name as school_name',
        'invitations.invited_by',
        'invitations.expires_at',
      );

  /**
   * The invitations that are still valid: for roles above administration the inviter must still be able to grant them
   * (T03).
   */
  const inForce = async (on: Knex, query: ReturnType<typeof open>): Promise<OpenInvitation[]> => {
    const found = await query;
    const givers = found.flatMap(({ su, invited_by }) => (su && invited_by !== null ? [invited_by] : []));
    const able =
      givers.length === 0
        ? []
        : await on('role_user')
            .join('roles', 'roles.id', 'role_user.role_id')
            .join('users', 'users.id', 'role_user.user_id')
            .whereIn('role_user.user_id', givers)
            .where('roles.code', 'SUPER_ADMIN')
            .where('users.is_banned', false)
            .where('users.active', true)
            .whereNull('users.deleted_at')
            .pluck<number[]>('role_user.user_id');
    return found.filter(({ su, invited_by }) => !su || (invited_by !== null && able.includes(invited_by)));
  };

  const byToken = async (token: string): Promise<OpenInvitation> => {
    const id = await links.ownerOf(db, 'invitation_id', token);
    const [invitation] = await inForce(db, open(db).where('invitations.id', id));
    if (!invitation) throw new Problem('access.link-over');
    return invitation;
  };

  return {
    async facts(token: string): Promise<InvitationFacts> {
      const invitation = await byToken(token);
      return {
        email: masked(invitation.email),
        role: roleOf(invitation),
        school: invitation.school_id === null ? null : { id: invitation.school_id, name: invitation.school_name ?? '' },
        expires_at: invitation.expires_at,
      };
    },

    /** Creates the account with all roles that the address was invited to, uses up the link and signs in. */
    async register(form: z.output<typeof RegistrationForm>, locale: Locale) {
      const invitation = await byToken(form.token);
      const { email } = invitation;
      const timezone = canonicalTimezone(form.timezone);
      const now = clock.now();
      const at = utc(now);
      await assertApplicant({ ...form, email, timezone }, now);
      if (await db('users').where({ email }).first('id')) throw new Problem('invitations.already-member');
      const password_hash = await passwords.hash(form.password);

      const name = form.name.trim();
      const surname = form.surname.trim();
      const userId = await db.transaction(async (trx) => {
        await links.use(trx, 'invitation_id', form.token);
        const all = await inForce(trx, open(trx).where('invitations.email', email));
        if (!all.some(({ id }) => id === invitation.id)) throw new Problem('access.link-over');
        const user_id = await orMember(
          trx('users').insert({
            email,
            access: email,
            name,
            surname,
            search_key: searchKey(`${name} ${surname} ${email}`),
            timezone,
            locale,
            sex: form.sex,
            birthday: form.birthday ?? null,
            school_id: invitation.school_id ?? all.find(({ school_id }) => school_id !== null)?.school_id ?? null,
            password_hash,
            verified_at: at, // the link was sent to this address
            created_at: at,
            updated_at: at,
          }),
        );
        const ids = all.map(({ id }) => id);
        const accepted = await trx('invitations')
          .whereIn('id', ids)
          .whereNull('accepted_at')
          .update({ accepted_at: at, accepted_by: user_id, open_key: null, updated_at: at });
        if (accepted !== ids.length) throw new Problem('access.link-over');
        const roles = [...new Set(all.map(({ role_id }) => role_id))];
        await trx('role_user').insert(roles.map((role_id) => ({ user_id, role_id })));
        await trx('single_use_links').whereIn('invitation_id', ids).delete();
        const codes = all.map(({ role_code }) => role_code);
        await recordAudit(trx, {
          at,
          actor: null,
          action: 'invitation.accepted',
          subject: { type: 'invitation', id: invitation.id, label: email },
        });
        await recordAudit(trx, {
          at,
          actor: null,
          action: 'user.registered',
          subject: { type: 'user', id: user_id, label: `${name} ${surname}` },
          after: { roles: codes, school_id: invitation.school_id },
        });
        await enqueueAccepted(trx, all, { person_id: user_id, at });
        return user_id;
      });
      return enter(userId, invitation.role_id);
    },
  };
}

export type RegistrationService = ReturnType<typeof registrationService>;

interface Applicant {
  name: string;
  surname: string;
  email: string;
  password: string;
  birthday?: string | null | undefined;
  timezone: string;
}

async function assertApplicant({ birthday, timezone, password, ...about }: Applicant, now: Date): Promise<void> {
  const flaw = await passwordProblem(password, about);
  throwFieldErrors({
    ...(flaw ? { password: [flaw] } : {}),
    ...(birthday && birthday > dayIn(timezone, now) ? { birthday: ['access.birthday.future'] } : {}),
    ...(birthday && birthday < OLDEST ? { birthday: ['access.birthday.too-old'] } : {}),
  });
}

/** Turns a unique violation into a refusal: parallel registrations create one account. */
async function orMember(write: PromiseLike<number[]>): Promise<number> {
  try {
    const [id = 0] = await write;
    return id;
  } catch (error) {
    throw isUniqueViolation(error) ? new Problem('invitations.already-member') : error;
  }
}

/** `l•••@escuela.mx`: recognisable for its owner only. */
const masked = (email: string): string => email.replace(/^(.).*@/, '$1•••@');
