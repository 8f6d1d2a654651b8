import type { Me } from '@ruta/contracts/access/access.schema';
import { SESSIONS_MAX } from '@ruta/contracts/access/sessions.schema';
import type { Knex } from 'knex';
import { changeJudged } from '../../database/judged-rows';
import { Problem } from '../../kernel/problem';
import { currentRequest } from '../../kernel/request';
import { endSessionsOf } from '../../sessions';
import { utc, type Clock } from '../../time/clock';
import { deviceName, deviceOf } from './device';
import { isNewDevice } from './known-devices';
import type { MeReader } from './me';
import { tellOwner } from './security-news';
import type { AdmittedRow, NewSession, Sessions } from './sessions';

interface StartDeps {
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
  /** True for a sign-in: it ends the session presented with it, and the person is told if the device is new. */
  isSignIn?: boolean;
}

/** A session that has begun, with its person and role as they were then. */
export interface Started {
  session: NewSession;
  row: AdmittedRow;
}

/** Starts sessions: at sign-in, with an invitation's link, and at every change of role. */
export function sessionStart({ clock, sessions, me, publicUrl }: StartDeps) {
  const seeDevice = async (trx: Knex.Transaction, userId: number, userAgent: string) => {
    const at = utc(clock.now());
    const before = await trx('users').where({ id: userId }).first('last_login_at');
    await changeJudged(trx, 'users', {
      at: { id: userId, deleted_at: null },
      changes: { last_login_at: at },
      gone: () => new Problem('access.anonymous'),
    });
    const isFirstEntry = !before?.last_login_at;
    if (!(await isNewDevice(trx, { userId, userAgent, at, isFirstEntry }))) return;
    const device = deviceName(deviceOf(userAgent));
    await tellOwner(trx, userId, { news: { type: 'access.new-device', device }, at, publicUrl });
  };

  return {
    /**
     * Starts a session in a transaction that holds the lock of the person's row. One that replaces another consumes it;
     * if the other one has ended meanwhile, nothing begins (401).
     */
    async begin(trx: Knex.Transaction, { userId, roleId, remember, replaces, isSignIn = false }: Start) {
      const { ip = '', userAgent = '', session: presented } = currentRequest() ?? {};
      const heritage = replaces === undefined ? {} : await sessions.consume(trx, replaces);
      if (isSignIn) {
        // Whoever signed in on this browser before, nobody stays signed in behind the new session.
        if (presented) await endSessionsOf(trx, presented.userId, { at: utc(clock.now()), only: presented.id });
        await seeDevice(trx, userId, userAgent);
        await sessions.makeRoom(trx, userId, SESSIONS_MAX - 1);
      }
      const session = await sessions.begin(trx, { userId, roleId, remember, ip, userAgent, ...heritage });
      const row = await sessions.admit(trx, session.token);
      if (!row) throw new Problem('access.anonymous');
      return { session, row };
    },

    /** What the person is told, after the commit. */
    async reply({ session, row }: Started): Promise<{ me: Me; session: NewSession }> {
      return { me: await me(await sessions.actorFrom(row)), session };
    },
  };
}

export type SessionStart = ReturnType<typeof sessionStart>;
