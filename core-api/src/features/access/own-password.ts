import type { profileCalls } from '@ruta/contracts/access/profile.api';
import type { Knex } from 'knex';
import type { z } from 'zod';
import { changeJudged } from '../../database/judged-rows';
import { own } from '../../database/scope';
import type { Actor } from '../../kernel/actor';
import { Problem, throwFieldErrors } from '../../kernel/problem';
import { currentRequest } from '../../kernel/request';
import { endSessionsOf } from '../../sessions';
import { utc, type Clock } from '../../time/clock';
import { recordAudit } from '../audit';
import { UserModel } from '../users';
import { passwordProblem } from './password-policy';
import type { Passwords } from './passwords';
import { presentCaller } from './present-caller';
import { tellPerson } from './security-news';
import type { Throttle } from './throttle';

interface OwnPasswordDeps {
  db: Knex;
  clock: Clock;
  passwords: Passwords;
  throttle: Throttle;
  publicUrl: string;
}

/** Confirms and changes the person's own password (ACC-04). */
export function ownPassword({ db, clock, passwords, throttle, publicUrl }: OwnPasswordDeps) {
  /** Returns the person if the password is right. Wrong ones count as at sign-in (T19). */
  const assertCorrect = async (actor: Actor, password: string, field = 'password'): Promise<UserModel> => {
    const user = await UserModel.query(db).findById(own(actor)).throwIfNotFound();
    const ip = currentRequest()?.ip ?? '';
    const { judged: isRight } = await throttle.attempt(user.email, ip, async () =>
      (await passwords.matches(user.password_hash, password)) ? true : null,
    );
    if (!isRight) throwFieldErrors({ [field]: ['access.password.current'] });
    return user;
  };

  /**
   * The caller, locked in the transaction, whose password `assertCorrect` compared before it. Refuses if the session has
   * ended meanwhile, or the password is another one.
   */
  const stillCorrect = async (
    trx: Knex.Transaction,
    actor: Actor,
    judged: UserModel,
    field = 'password',
  ): Promise<UserModel> => {
    const user = await presentCaller(trx, actor);
    if (user.password_hash !== judged.password_hash) throwFieldErrors({ [field]: ['access.password.current'] });
    return user;
  };

  return {
    assertCorrect,
    stillCorrect,

    /** Notes that the password was given; valid for 15 minutes in this session. */
    async confirm(actor: Actor, password: string): Promise<void> {
      const judged = await assertCorrect(actor, password);
      await db.transaction(async (trx) => {
        await stillCorrect(trx, actor, judged);
        await confirmSession(trx, actor, utc(clock.now()));
      });
    },

    /** Changes the password, ends the person's other sessions and notifies them. */
    async change(
      actor: Actor,
      { current_password, password }: z.output<typeof profileCalls.changePassword.body>,
    ): Promise<{ ended: number }> {
      const known = await UserModel.query(db).findById(own(actor)).throwIfNotFound();
      if (known.password_hash === null) throw new Problem('access.remote-account');
      const judged = await assertCorrect(actor, current_password, 'current_password');
      const problem = await passwordProblem(password, judged);
      throwFieldErrors(problem ? { password: [problem] } : {});
      const password_hash = await passwords.hash(password);
      const at = utc(clock.now());
      return db.transaction(async (trx) => {
        const user = await stillCorrect(trx, actor, judged, 'current_password');
        await changeJudged(trx, 'users', {
          at: { id: user.id, password_hash: judged.password_hash },
          changes: { password_hash, updated_at: at },
          gone: () => new Problem('access.anonymous'),
        });
        await confirmSession(trx, actor, at);
        const ended = await endSessionsOf(trx, user.id, { at, except: actor.sessionId });
        const subject = { type: 'user', id: user.id, label: user.fullname() } as const;
        await recordAudit(trx, { at, actor, action: 'access.password-changed', subject });
        await tellPerson(trx, { person: user, news: { type: 'access.password-changed' }, at, publicUrl });
        return { ended };
      });
    },
  };
}

/** Notes in the caller's session that the password was given. */
const confirmSession = (trx: Knex, { sessionId, userId }: Actor, at: string) =>
  changeJudged(trx, 'sessions', {
    at: { id: sessionId, user_id: userId },
    changes: { confirmed_at: at },
    gone: () => new Problem('access.anonymous'),
  });

export type OwnPassword = ReturnType<typeof ownPassword>;
