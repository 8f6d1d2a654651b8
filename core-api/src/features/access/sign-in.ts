import type { Credentials, Me } from '@ruta/contracts/access/access.schema';
import type { SecondStep, SecondStepForm } from '@ruta/contracts/access/two-factor.schema';
import type { Knex } from 'knex';
import type { z } from 'zod';
import type { SessionChange } from '../../http/serve';
import { Problem } from '../../kernel/problem';
import { currentRequest } from '../../kernel/request';
import { utc, type Clock } from '../../time/clock';
import { recordAudit } from '../audit';
import { rolesInForce } from '../roles';
import { UserModel } from '../users';
import { chosenRole } from './me';
import type { Passwords } from './passwords';
import { secondSteps } from './second-steps';
import type { SessionStart } from './session-start';
import type { Throttle } from './throttle';
import type { TwoFactorStore } from './two-factor';

interface SignInDeps {
  db: Knex;
  clock: Clock;
  passwords: Passwords;
  throttle: Throttle;
  twoFactor: TwoFactorStore;
  start: SessionStart;
}

interface SignedIn {
  data: Me;
  session: SessionChange;
}

/** Sign-in (ACC-01): password, then a code if two-step verification is on. */
export function signInService({ db, clock, passwords, throttle, twoFactor, start }: SignInDeps) {
  const steps = secondSteps(clock);

  /** Starts the session. Refusals have reasons here, because the password was right. */
  const enter = async (user: UserModel, remember: boolean, first?: (trx: Knex.Transaction) => Promise<void>) => {
    assertMayEnter(user);
    const roles = await rolesInForce(db, user.id);
    const role = chosenRole(roles, user.acting_role_id) ?? roles[0];
    if (!role) throw new Problem('access.without-role');
    const begun = { userId: user.id, roleId: role.id, remember, isSignIn: true };
    const { me, session } = await start(first ? { ...begun, first } : begun);
    return { data: me, session };
  };

  return {
    /** Signs in by password. A wrong password and an unknown e-mail get the same answer in the same time (T18). */
    async signIn({
      email,
      password,
      remember,
    }: z.output<typeof Credentials>): Promise<SignedIn | { data: SecondStep }> {
      const ip = currentRequest()?.ip ?? '';
      await throttle.claim(email, ip);
      // A deleted account counts as unknown.
      const user = await UserModel.query(db).findOne({ email, deleted_at: null });
      if (!(await passwords.matches(user?.password_hash ?? null, password)) || !user)
        throw new Problem('access.wrong-credentials');
      await throttle.succeeded(email, ip);
      if ((await twoFactor.since(db, user.id)) === null) return enter(user, remember);
      assertMayEnter(user);
      const second_step = await db.transaction((trx) => steps.begin(trx, user.id, remember));
      return { data: { second_step } };
    },

    /** Signs in by code. A wrong code counts as a failure of the account; several end the attempt. */
    async giveCode({ token, code }: z.output<typeof SecondStepForm>): Promise<SignedIn> {
      const step = await steps.find(db, token);
      const user = step && (await UserModel.query(db).findOne({ id: step.user_id, deleted_at: null }));
      if (!step || !user) throw new Problem('access.second-step-over');
      const ip = currentRequest()?.ip ?? '';
      const subject = `code:${user.email}`;
      await throttle.claim(subject, ip);
      try {
        const signedIn = await enter(user, step.remember, async (trx) => {
          await steps.use(trx, step.id);
          const used = await twoFactor.take(trx, user.id, code);
          if (used === null) throw new Problem('access.wrong-code');
          if (used === 'recovery') await recordUse(trx, user, utc(clock.now()));
        });
        await throttle.succeeded(subject, ip);
        return signedIn;
      } catch (error) {
        if (error instanceof Problem && error.code === 'access.wrong-code') await steps.failed(db, step.id);
        throw error;
      }
    },
  };
}

function assertMayEnter(user: UserModel): void {
  if (user.is_banned || !user.active) throw new Problem('access.banned');
  if (!user.verified_at) throw new Problem('access.unverified');
}

const recordUse = (trx: Knex.Transaction, user: UserModel, at: string) =>
  recordAudit(trx, {
    at,
    actor: null,
    action: 'access.recovery-code-used',
    subject: { type: 'user', id: user.id, label: user.fullname() },
  });

export type SignInService = ReturnType<typeof signInService>;
