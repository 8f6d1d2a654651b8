import { SESSIONS_MAX } from '@ruta/contracts/access/sessions.schema';
import type { Knex } from 'knex';
import { Problem } from '../../kernel/problem';
import { currentRequest } from '../../kernel/request';
import { utc, type Clock } from '../../time/clock';
import { deviceName, deviceOf } from './device';
import { isNewDevice } from './known-devices';
import type { MeReader } from './me';
import { tellPerson, type PersonToTell } from './security-news';
import type { Sessions } from './sessions';

interface StartDeps {
  db: Knex;
  clock: Clock;
  sessions: Sessions;
  me: MeReader;
  publicUrl: string;
}

interface Start {
  userId: number;
  roleId: number;
  remember: boolean;
  /** Id of the session that this one replaces. */
  replaces?: number;
  /** When the password was given; default now. */
  confirmedAt?: string;
  /** Latest end, if it replaces another session. */
  until?: Date;
  /** True for a sign-in: the person is told if the device is new. */
  isSignIn?: boolean;
  /** Runs first in the same transaction. */
  first?: (trx: Knex.Transaction) => Promise<void>;
}

/** Starts sessions: at sign-in, with an invitation's link, and at every change of role. */
export function sessionStart({ db, clock, sessions, me, publicUrl }: StartDeps) {
  const seeDevice = async (trx: Knex.Transaction, userId: number, userAgent: string) => {
    const at = utc(clock.now());
    await trx('users').where({ id: userId }).update({ last_login_at: at });
    if (!(await isNewDevice(trx, userId, userAgent, at))) return;
    const person = await trx('users')
      .where({ id: userId })
      .first<PersonToTell>('id', 'name', 'surname', 'email', 'locale', 'timezone');
    const device = deviceName(deviceOf(userAgent));
    await tellPerson(trx, { person, news: { type: 'access.new-device', device }, at, publicUrl });
  };

  return async ({ userId, roleId, remember, replaces, confirmedAt, until, isSignIn = false, first }: Start) => {
    const { ip = '', userAgent = '' } = currentRequest() ?? {};
    const session = await db.transaction(async (trx) => {
      await first?.(trx);
      if (replaces !== undefined) await sessions.end(trx, replaces);
      if (isSignIn) {
        await seeDevice(trx, userId, userAgent);
        await sessions.makeRoom(trx, userId, SESSIONS_MAX - 1);
      }
      return sessions.begin(trx, {
        ...{ userId, roleId, remember, ip, userAgent },
        ...(confirmedAt === undefined ? {} : { confirmedAt }),
        ...(until === undefined ? {} : { until }),
      });
    });
    const actor = await sessions.actorOf(session.token);
    if (!actor) throw new Problem('access.anonymous');
    return { me: await me(actor), session };
  };
}

export type SessionStart = ReturnType<typeof sessionStart>;
