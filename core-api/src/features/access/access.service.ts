import type { Locale, RoleCode } from '@ruta/contracts';
import type { Knex } from 'knex';
import { own } from '../../database/scope';
import type { Actor } from '../../kernel/actor';
import { Problem } from '../../kernel/problem';
import { fromUtc, utc, type Clock } from '../../time/clock';
import { rolesInForce } from '../roles';
import { UserModel } from '../users';
import type { MeReader } from './me';
import type { SessionStart } from './session-start';
import type { Sessions } from './sessions';

interface AccessDeps {
  db: Knex;
  clock: Clock;
  sessions: Sessions;
  me: MeReader;
  start: SessionStart;
}

/** The signed-in person, their role, and sign-out (ACC-01, ACC-05, ACC-07). */
export function accessService({ db, clock, sessions, me, start }: AccessDeps) {
  return {
    me,

    async signOut(actor: Actor) {
      await sessions.end(db, actor.sessionId);
    },

    /** Stores the choice with the account; the session continues under a new token. */
    async chooseRole(actor: Actor, code: RoleCode) {
      const role = (await rolesInForce(db, actor.userId)).find((held) => held.code === code);
      if (!role) throw new Problem('access.role-not-held');
      const session = await db('sessions').where({ id: actor.sessionId }).first('expires_at');
      if (!session) throw new Problem('access.anonymous');
      const confirmedAt = utc(new Date(clock.now().getTime() - actor.confirmedAgo));
      return start({
        userId: actor.userId,
        roleId: role.id,
        remember: actor.isRemembered,
        replaces: actor.sessionId,
        confirmedAt,
        until: fromUtc(session.expires_at),
        first: async (trx) => {
          await trx('users').where({ id: actor.userId }).update({ acting_role_id: role.id });
        },
      });
    },

    async chooseLocale(actor: Actor, locale: Locale) {
      await UserModel.query(db)
        .findById(own(actor))
        .patch({ locale, updated_at: utc(clock.now()) });
      return { locale };
    },
  };
}

export type AccessService = ReturnType<typeof accessService>;
