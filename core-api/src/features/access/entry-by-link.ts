import type { Knex } from 'knex';
import { lockRows } from '../../database/row-locks';
import { meReader } from './me';
import { sessionStart } from './session-start';

type Deps = Parameters<typeof meReader>[0] & Omit<Parameters<typeof sessionStart>[0], 'me'> & { db: Knex };

/** Signs in a person who has just used a link, such as that of an invitation. */
export function entryByLink(deps: Deps) {
  const start = sessionStart({ ...deps, me: meReader(deps) });
  return async (userId: number, roleId: number) =>
    start.reply(
      await deps.db.transaction(async (trx) => {
        await lockRows(trx, 'users', userId);
        return start.begin(trx, { userId, roleId, remember: false, isSignIn: true });
      }),
    );
}

export type EntryByLink = ReturnType<typeof entryByLink>;
