import type { Enrolment, RecoveryCodes, TwoFactor } from '@ruta/contracts/access/two-factor.schema';
import type { Knex } from 'knex';
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
  const isRequired = async (userId: number) =>
    (await rolesInForce(db, userId)).some(({ code }) => code === 'SUPER_ADMIN');

  const state = async (trx: Knex, userId: number): Promise<TwoFactor> => {
    const enabled_at = await twoFactor.since(trx, userId);
    return {
      enabled: enabled_at !== null,
      enabled_at,
      required: await isRequired(userId),
      recovery_codes_left: await twoFactor.codesLeft(trx, userId),
    };
  };

  const assertTwoFactorState = async (userId: number, wanted: 'on' | 'off') => {
    const isOn = (await twoFactor.since(db, userId)) !== null;
    if (isOn !== (wanted === 'on')) throw new Problem(isOn ? 'access.two-factor-on' : 'access.two-factor-off');
  };

  const record = (trx: Knex.Transaction, actor: Actor, user: UserModel, action: 'on' | 'off') =>
    recordAudit(trx, {
      at: utc(clock.now()),
      actor,
      action: action === 'on' ? 'access.totp-enabled' : 'access.totp-disabled',
      subject: { type: 'user', id: user.id, label: user.fullname() },
    });

  return {
    state: (actor: Actor) => state(db, own(actor)),

    async begin(actor: Actor, given: string): Promise<Enrolment> {
      await assertTwoFactorState(own(actor), 'off');
      const { id, email } = await password.assertCorrect(actor, given);
      const secret = await db.transaction((trx) => twoFactor.begin(trx, id));
      return { secret, uri: otpauthUri(secret, email) };
    },

    /** Turns it on. Ends the person's other sessions, which were started without a code. */
    async confirm(actor: Actor, code: string): Promise<RecoveryCodes> {
      const user = await UserModel.query(db).findById(own(actor)).throwIfNotFound();
      await assertTwoFactorState(user.id, 'off');
      const ip = currentRequest()?.ip ?? '';
      await throttle.claim(`code:${user.email}`, ip);
      const recovery_codes = await db.transaction(async (trx) => {
        const confirmed = await twoFactor.confirm(trx, user.id, code);
        if (confirmed === null) throw new Problem('access.two-factor-not-begun');
        if (!confirmed) throwFieldErrors({ code: ['access.code.wrong'] });
        await endSessionsOf(trx, user.id, { at: utc(clock.now()), except: actor.sessionId });
        await record(trx, actor, user, 'on');
        return twoFactor.renewCodes(trx, user.id);
      });
      await throttle.succeeded(`code:${user.email}`, ip);
      return { recovery_codes };
    },

    async renewCodes(actor: Actor, given: string): Promise<RecoveryCodes> {
      await assertTwoFactorState(own(actor), 'on');
      const { id } = await password.assertCorrect(actor, given);
      return { recovery_codes: await db.transaction((trx) => twoFactor.renewCodes(trx, id)) };
    },

    async disable(actor: Actor, given: string): Promise<TwoFactor> {
      await assertTwoFactorState(own(actor), 'on');
      if (await isRequired(actor.userId)) throw new Problem('access.two-factor-kept');
      const user = await password.assertCorrect(actor, given);
      const at = utc(clock.now());
      await db.transaction(async (trx) => {
        await twoFactor.remove(trx, user.id);
        await record(trx, actor, user, 'off');
        await tellPerson(trx, { person: user, news: { type: 'access.two-factor-off' }, at, publicUrl });
      });
      return state(db, user.id);
    },

    /** Turned off by an administrator, for people who lost app and codes. The person is told by mail. */
    async reset(actor: Actor, userId: number): Promise<void> {
      const known = await userPolicy
        .visible(db('users').where('users.id', userId), actor, 'user:reset-password')
        .first('id');
      if (!known) throw new Problem('users.not-found');
      const user = await UserModel.query(db).findById(userId).throwIfNotFound();
      const su = await holdsSuperRole(db, userId);
      const two_factor = (await twoFactor.since(db, userId)) !== null;
      const { verified_at, deleted_at } = user;
      assertAllowed(userPolicy.resetTwoFactor(actor, { id: userId, verified_at, deleted_at, su, two_factor }));
      const at = utc(clock.now());
      await db.transaction(async (trx) => {
        if (!(await twoFactor.remove(trx, userId))) throw new Problem('access.two-factor-off');
        await endSessionsOf(trx, userId, { at });
        await record(trx, actor, user, 'off');
        await tellPerson(trx, { person: user, news: { type: 'access.two-factor-off' }, at, publicUrl });
      });
    },
  };
}

export type TwoFactorService = ReturnType<typeof twoFactorService>;
