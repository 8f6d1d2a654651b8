import type { Locale, RoleCode } from '@ruta/contracts';
import type { Knex } from 'knex';
import { changeJudged } from '../../database/judged-rows';
import { repeatingConflicts } from '../../database/transactions';
import { own } from '../../database/scope';
import type { Actor } from '../../kernel/actor';
import { Problem } from '../../kernel/problem';
import { utc, type Clock } from '../../time/clock';
import { rolesInForce } from '../roles';
import type { MeReader } from './me';
import { presentCaller } from './present-caller';
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
      // Ending all sessions at once locks the same rows; the database may roll this statement back.
      await repeatingConflicts(() => sessions.end(db, actor.sessionId));
    },

    /** Stores the choice with the account; the session continues under a new token. */
    async chooseRole(actor: Actor, code: RoleCode) {
      const started = await db.transaction(async (trx) => {
        const { id: userId } = await presentCaller(trx, actor);
        const role = (await rolesInForce(trx, userId)).find((held) => held.code === code);
        if (!role) throw new Problem('access.role-not-held');
        await changeJudged(trx, 'users', {
          at: { id: userId, deleted_at: null },
          changes: { acting_role_id: role.id },
          gone: () => new Problem('access.anonymous'),
        });
        const { sessionId: replaces, isRemembered: remember } = actor;
        return start.begin(trx, { userId, roleId: role.id, remember, replaces });
      });
      return start.reply(started);
    },

    async chooseLocale(actor: Actor, locale: Locale) {
      await changeJudged(db, 'users', {
        at: { id: own(actor), deleted_at: null },
        changes: { locale, updated_at: utc(clock.now()) },
        gone: () => new Problem('access.anonymous'),
      });
      return { locale };
    },
  };
}

export type AccessService = ReturnType<typeof accessService>;
