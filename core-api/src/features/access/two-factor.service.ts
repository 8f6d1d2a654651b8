import type { Enrolment, RecoveryCodes, TwoFactor } from '@ruta/contracts/access/two-factor.schema';
import type { Knex } from 'knex';
import { lockRows } from '../../database/row-locks';
import { own } from '../../database/scope';
import type { Actor } from '../../kernel/actor';
import { Problem, throwFieldErrors } from '../../kernel/problem';
import { currentRequest } from '../../kernel/request';
import { assertAllowed } from '../../kernel/verdict';
import { endSessionsOf } from '../../sessions';
import { utc, type Clock } from '../../time/clock';
import { recordAudit } from '../audit';
import { rolesInForce } from '../roles';
import { UserModel, userPolicy } from '../users';
import { holdsSuperRole } from './local-accounts';
import type { OwnPassword } from './own-password';
import { presentCaller } from './present-caller';
import { tellPerson } from './security-news';
import type { Throttle } from './throttle';
import { otpauthUri } from './totp';
import type { TwoFactorStore } from './two-factor';

interface TwoFactorDeps {
  db: Knex;
  clock: Clock;
  twoFactor: TwoFactorStore;
  password: OwnPassword;
  throttle: Throttle;
  publicUrl: string;
}

/** Turns two-step verification on and off. Every change needs the password and is recorded in the audit log. */
export function twoFactorService({ db, clock, twoFactor, password, throttle, publicUrl }: TwoFactorDeps) {
  const isRequired = async (trx: Knex, userId: number) =>
    (await rolesInForce(trx, userId)).some(({ code }) => code === 'SUPER_ADMIN');

  const state = async (trx: Knex, userId: number): Promise<TwoFactor> => {
    const enabled_at = await twoFactor.since(trx, userId);
    return {
      enabled: enabled_at !== null,
      enabled_at,
      required: await isRequired(trx, userId),
      recovery_codes_left: await twoFactor.codesLeft(trx, userId),
    };
  };

  const assertTwoFactorState = async (trx: Knex, userId: number, wanted: 'on' | 'off') => {
    const isOn = (await twoFactor.since(trx, userId)) !== null;
    if (isOn !== (wanted === 'on')) throw new Problem(isOn ? 'access.two-factor-on' : 'access.two-factor-off');
  };

  const record = (trx: Knex.Transaction, actor: Actor, user: UserModel, action: 'on' | 'off') =>
    recordAudit(trx, {
      at: utc(clock.now()),
      actor,
      action: action === 'on' ? 'access.totp-enabled' : 'access.totp-disabled',
      subject: { type: 'user', id: user.id, label: user.fullname() },
    });

  /**
   * A change with the password, which is compared before the transaction; under the lock of the person's row it is asked
   * again whether all that was judged still holds.
   */
  const change = async <T>(
    actor: Actor,
    { given, wanted }: { given: string; wanted: 'on' | 'off' },
    work: (trx: Knex.Transaction, user: UserModel) => Promise<T>,
  ): Promise<T> => {
    await assertTwoFactorState(db, own(actor), wanted);
    const judged = await password.assertCorrect(actor, given);
    return db.transaction(async (trx) => {
      const user = await password.stillCorrect(trx, actor, judged);
      await assertTwoFactorState(trx, user.id, wanted);
      return work(trx, user);
    });
  };

  return {
    state: (actor: Actor) => state(db, own(actor)),

    begin: (actor: Actor, given: string): Promise<Enrolment> =>
      change(actor, { given, wanted: 'off' }, async (trx, { id, email }) => {
        const secret = await twoFactor.begin(trx, id);
        return { secret, uri: otpauthUri(secret, email) };
      }),

    /** Turns it on. Ends the person's other sessions, which were started without a code. */
    async confirm(actor: Actor, code: string): Promise<RecoveryCodes> {
      const { email } = await UserModel.query(db).findById(own(actor)).throwIfNotFound();
      await assertTwoFactorState(db, actor.userId, 'off');
      const ip = currentRequest()?.ip ?? '';
      const { judged: recovery_codes } = await throttle.attempt(`code:${email}`, ip, () =>
        db.transaction(async (trx) => {
          const user = await presentCaller(trx, actor);
          await assertTwoFactorState(trx, user.id, 'off');
          const confirmed = await twoFactor.confirm(trx, user.id, code);
          if (confirmed === null) throw new Problem('access.two-factor-not-begun');
          if (!confirmed) return null;
          await endSessionsOf(trx, user.id, { at: utc(clock.now()), except: actor.sessionId });
          await record(trx, actor, user, 'on');
          return twoFactor.renewCodes(trx, user.id);
        }),
      );
      throwFieldErrors(recovery_codes ? {} : { code: ['access.code.wrong'] });
      return { recovery_codes: recovery_codes ?? [] };
    },

    renewCodes: (actor: Actor, given: string): Promise<RecoveryCodes> =>
      change(actor, { given, wanted: 'on' }, async (trx, { id }) => ({
        recovery_codes: await twoFactor.renewCodes(trx, id),
      })),

    disable: (actor: Actor, given: string): Promise<TwoFactor> =>
      change(actor, { given, wanted: 'on' }, async (trx, user) => {
        if (await isRequired(trx, user.id)) throw new Problem('access.two-factor-kept');
        await twoFactor.remove(trx, user.id);
        await record(trx, actor, user, 'off');
        const at = utc(clock.now());
        await tellPerson(trx, { person: user, news: { type: 'access.two-factor-off' }, at, publicUrl });
        return state(trx, user.id);
      }),

    /** Turned off by an administrator, for people who lost app and codes. The person is told by mail. */
    async reset(actor: Actor, userId: number): Promise<void> {
      const known = await userPolicy
        .visible(db('users').where('users.id', userId), actor, 'user:reset-password')
        .first('id');
      if (!known) throw new Problem('users.not-found');
      const at = utc(clock.now());
      await db.transaction(async (trx) => {
        await lockRows(trx, 'users', userId);
        const user = await UserModel.query(trx).findOne({ id: userId, purged_at: null });
        if (!user) throw new Problem('users.not-found');
        const su = await holdsSuperRole(trx, userId);
        const two_factor = (await twoFactor.since(trx, userId)) !== null;
        const { verified_at, deleted_at } = user;
        assertAllowed(userPolicy.resetTwoFactor(actor, { id: userId, verified_at, deleted_at, su, two_factor }));
        if (!(await twoFactor.remove(trx, userId))) throw new Problem('access.two-factor-off');
        await endSessionsOf(trx, userId, { at });
        await record(trx, actor, user, 'off');
        const news = { type: 'access.two-factor-off', actor_id: actor.userId } as const;
        await tellPerson(trx, { person: user, news, at, publicUrl });
      });
    },
  };
}

export type TwoFactorService = ReturnType<typeof twoFactorService>;
