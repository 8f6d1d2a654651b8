import { SESSIONS_MAX, type OpenSession } from '@ruta/contracts/access/sessions.schema';
import type { Knex } from 'knex';
import { own } from '../../database/scope';
import type { Actor } from '../../kernel/actor';
import { Problem } from '../../kernel/problem';
import { endSessionsOf } from '../../sessions';
import { utc, type Clock } from '../../time/clock';
import { recordAudit } from '../audit';
import { deviceOf } from './device';
import { presentCaller } from './present-caller';
import { idleBefore } from './sessions';

/** Lists and ends the person's sessions (ASVS 7.4.3, 7.5.2). */
export function ownSessions(db: Knex, clock: Clock) {
  const end = async (actor: Actor, which: { only: number } | { except: number }): Promise<number> => {
    const at = utc(clock.now());
    return db.transaction(async (trx) => {
      const user = await presentCaller(trx, actor);
      const ended = await endSessionsOf(trx, user.id, { at, ...which });
      const action = 'only' in which ? 'access.session-ended' : 'access.sessions-ended';
      const subject = { type: 'user', id: user.id, label: user.fullname() } as const;
      if (ended > 0) await recordAudit(trx, { at, actor, action, subject, after: { ended } });
      return ended;
    });
  };

  return {
    /** Valid sessions, the current one first. */
    async list(actor: Actor): Promise<OpenSession[]> {
      const now = clock.now();
      const rows = await db('sessions')
        .where({ user_id: own(actor) })
        .where('expires_at', '>', utc(now))
        .where((used) => void used.where('remember', true).orWhere('last_used_at', '>=', idleBefore(now)))
        .orderBy([
          { column: 'last_used_at', order: 'desc' },
          { column: 'id', order: 'desc' },
        ])
        .limit(SESSIONS_MAX)
        .select('id', 'ip', 'user_agent', 'created_at', 'last_used_at', 'expires_at', 'remember');
      return rows
        .map(({ user_agent, remember, ...row }) => ({
          ...row,
          device: deviceOf(user_agent),
          remember: Boolean(remember),
          is_current: row.id === actor.sessionId,
        }))
        .sort((one, other) => Number(other.is_current) - Number(one.is_current));
    },

    /** Ends a session. Returns whether it is the current one. */
    async end(actor: Actor, id: number): Promise<boolean> {
      if ((await end(actor, { only: id })) === 0) throw new Problem('access.session-not-found');
      return id === actor.sessionId;
    },

    endOthers: async (actor: Actor) => ({ ended: await end(actor, { except: actor.sessionId }) }),
  };
}

export type OwnSessions = ReturnType<typeof ownSessions>;
