import type { Locale } from '@ruta/contracts';
import type { InvitationFacts } from '@ruta/contracts/invitations/invitation.schema';
import type { RegistrationForm } from '@ruta/contracts/invitations/registration.schema';
import type { Knex } from 'knex';
import type { z } from 'zod';
import { isUniqueViolation } from '../../database/db-problems';
import { lockRows } from '../../database/row-locks';
import { Problem, throwFieldErrors } from '../../kernel/problem';
import { dayIn, utc, type Clock } from '../../time/clock';
import { canonicalTimezone } from '../../time/timezones';
import { passwordProblem, type EntryByLink, type Passwords, type SingleUseLinks } from '../access';
import { recordAudit } from '../audit';
import { addLevels, userKey, UserModel } from '../users';
import { enqueueAccepted } from './invitation.events';
import { giveRoles, InvitationModel } from './invitation.model';
import { hasAccount, roleOf } from './invitation.reader';
import { invitationsInForce, type OpenInvitation } from './registration.reader';

const OLDEST = '1900-01-01';

interface RegistrationDeps {
  db: Knex;
  clock: Clock;
  links: SingleUseLinks;
  passwords: Passwords;
  enter: EntryByLink;
}

/** Registration of invited people (ACC-02). */
export function registrationService({ db, clock, links, passwords, enter }: RegistrationDeps) {
  const byToken = async (token: string): Promise<OpenInvitation> => {
    const id = await links.ownerOf(db, 'invitation_id', token);
    const [invitation] = await invitationsInForce(db, utc(clock.now()), { 'invitations.id': id });
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
        ...{ name: invitation.name, surname: invitation.surname, expires_at: invitation.expires_at },
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
      if (await hasAccount(db, email)) throw new Problem('invitations.already-member');
      const password_hash = await passwords.hash(form.password);

      const name = form.name.trim();
      const surname = form.surname.trim();
      const userId = await db.transaction(async (trx) => {
        await lockRows(trx, 'invitations', invitation.id);
        await links.use(trx, 'invitation_id', form.token);
        const all = await invitationsInForce(trx, utc(clock.now()), { 'invitations.email': email });
        if (!all.some(({ id }) => id === invitation.id)) throw new Problem('access.link-over');
        const user_id = await orMember(
          UserModel.query(trx).insert({
            email,
            access: email,
            name,
            surname,
            search_key: userKey({ name, surname, email }),
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
        const accepted = await InvitationModel.query(trx)
          .whereIn('id', ids)
          .whereNull('accepted_at')
          .patch({ accepted_at: at, accepted_by: user_id, open_key: null, updated_at: at });
        if (accepted !== ids.length) throw new Problem('access.link-over');
        await giveRoles(trx, user_id, [...new Set(all.map(({ role_id }) => role_id))]);
        for (const { role_id, levels } of all) {
          const ids = levels === null ? [] : (JSON.parse(levels) as number[]); // written by the import
          if (ids.length > 0) await addLevels(trx, { user_id, role_id }, ids);
        }
        await links.endOfInvitations(trx, ids);
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
async function orMember(write: PromiseLike<UserModel>): Promise<number> {
  try {
    return (await write).id;
  } catch (error) {
    throw isUniqueViolation(error) ? new Problem('invitations.already-member') : error;
  }
}

/** `l•••@escuela.mx`: recognisable for its owner only. */
const masked = (email: string): string => email.replace(/^(.).*@/, '$1•••@');
