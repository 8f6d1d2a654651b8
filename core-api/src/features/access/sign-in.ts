import type { Credentials, Me } from '@ruta/contracts/access/access.schema';
import type { SecondStep, SecondStepForm } from '@ruta/contracts/access/two-factor.schema';
import type { Knex } from 'knex';
import type { z } from 'zod';
import { lockRows } from '../../database/row-locks';
import { repeatingConflicts } from '../../database/transactions';
import type { SessionChange } from '../../http/serve';
import { Problem } from '../../kernel/problem';
import { currentRequest } from '../../kernel/request';
import { utc, type Clock } from '../../time/clock';
import { recordAudit } from '../audit';
import { rolesInForce } from '../roles';
import { UserModel } from '../users';
import type { DeviceCookies } from './device-cookie';
import { chosenRole } from './me';
import type { Passwords } from './passwords';
import { tellOwner } from './security-news';
import { secondSteps, type WaitingStep } from './second-steps';
import type { SessionStart, Started } from './session-start';
import type { Throttle } from './throttle';
import type { TwoFactorStore } from './two-factor';

interface SignInDeps {
  db: Knex;
  clock: Clock;
  passwords: Passwords;
  throttle: Throttle;
  twoFactor: TwoFactorStore;
  start: SessionStart;
  devices: DeviceCookies;
  publicUrl: string;
}

interface SignedIn {
  data: Me;
  session: SessionChange;
}

/** Sign-in (ACC-01): password, then a code if two-step verification is on. */
export function signInService({ db, clock, passwords, throttle, twoFactor, start, devices, publicUrl }: SignInDeps) {
  const steps = secondSteps(clock);

  /** The person as they are now, locked: whether they may enter is judged again, and stays true until the commit. */
  const locked = async (trx: Knex.Transaction, id: number): Promise<UserModel | undefined> => {
    await lockRows(trx, 'users', id);
    return UserModel.query(trx).findOne({ id, deleted_at: null });
  };

  /** Starts the session. Refusals have reasons here, because the password was right. */
  const enter = async (trx: Knex.Transaction, user: UserModel, remember: boolean): Promise<Started> => {
    assertMayEnter(user);
    const roles = await rolesInForce(trx, user.id);
    const role = chosenRole(roles, user.acting_role_id) ?? roles[0];
    if (!role) throw new Problem('access.without-role');
    return start.begin(trx, { userId: user.id, roleId: role.id, remember, isSignIn: true });
  };

  const reply = async (started: Started, email: string): Promise<SignedIn> => {
    const { me, session } = await start.reply(started);
    return { data: me, session: { ...session, device: devices.make(email) } };
  };

  /** What a try is counted by: a known browser by itself, others by account and address. */
  const counters = (email: string): [account: string, address: string] => {
    const { ip = '', device } = currentRequest() ?? {};
    const known = devices.idFor(email, device);
    return known === null ? [email, ip] : [`device:${known}`, `device:${known}`];
  };

  /** Uses up the step and the code together. Null if the code is wrong; then the step stays. */
  const enterByCode = (step: WaitingStep, code: string): Promise<Started | null> =>
    db
      .transaction(async (trx) => {
        const user = await locked(trx, step.user_id);
        await steps.use(trx, step.id);
        if (!user) throw new Problem('access.second-step-over');
        assertMayEnter(user);
        const used = await twoFactor.take(trx, user.id, code);
        if (used === null) throw new Problem('access.wrong-code');
        if (used === 'recovery') await recordUse(trx, user, utc(clock.now()));
        return enter(trx, user, step.remember);
      })
      .catch((error: unknown) => {
        if (error instanceof Problem && error.code === 'access.wrong-code') return null;
        throw error;
      });

  return {
    /** Signs in by password. A wrong password and an unknown e-mail get the same answer in the same time (T18). */
    async signIn({
      email,
      password,
      remember,
    }: z.output<typeof Credentials>): Promise<SignedIn | { data: SecondStep }> {
      const { judged, refusal } = await throttle.attempt(...counters(email), async () => {
        // A deleted account counts as unknown.
        const user = await UserModel.query(db).findOne({ email, deleted_at: null });
        const isRight = await passwords.matches(user?.password_hash ?? null, password);
        return isRight && user ? user : null;
      });
      if (!judged) throw refusal ?? new Problem('access.wrong-credentials');
      const begun = await db.transaction(async (trx) => {
        const user = await locked(trx, judged.id);
        if (user?.password_hash !== judged.password_hash) throw new Problem('access.wrong-credentials');
        if ((await twoFactor.since(trx, user.id)) === null) return enter(trx, user, remember);
        assertMayEnter(user);
        return steps.begin(trx, user.id, remember);
      });
      return 'session' in begun ? reply(begun, judged.email) : { data: { second_step: begun } };
    },

    /** Signs in by code. A wrong code counts as a failure of the account; five end the attempt, and the person is told. */
    async giveCode({ token, code }: z.output<typeof SecondStepForm>): Promise<SignedIn> {
      const step = await steps.find(db, token);
      const user = step && (await UserModel.query(db).findOne({ id: step.user_id, deleted_at: null }));
      if (!step || !user) throw new Problem('access.second-step-over');
      const [account, address] = counters(user.email);
      const { judged: entered } = await throttle.attempt(`code:${account}`, address, () => enterByCode(step, code));
      if (entered) return reply(entered, user.email);
      await repeatingConflicts(() =>
        db.transaction(async (trx) => {
          if (!(await steps.failed(trx, step.id))) return;
          const at = utc(clock.now());
          await recordAudit(trx, { at, actor: null, action: 'access.codes-refused', subject: subjectOf(user) });
          await tellOwner(trx, user.id, { news: { type: 'access.codes-refused' }, at, publicUrl });
        }),
      );
      throw new Problem('access.wrong-code');
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
    subject: subjectOf(user),
  });

const subjectOf = (user: UserModel) => ({ type: 'user' as const, id: user.id, label: user.fullname() });

export type SignInService = ReturnType<typeof signInService>;
