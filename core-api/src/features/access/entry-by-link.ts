import { meReader } from './me';
import { sessionStart } from './session-start';

type Deps = Parameters<typeof meReader>[0] & Omit<Parameters<typeof sessionStart>[0], 'me'>;

/** Signs in somebody who has just proved who they are with a link, such as that of their invitation. */
export function entryByLink(deps: Deps) {
  const start = sessionStart({ ...deps, me: meReader(deps) });
  return (userId: number, roleId: number) => start({ userId, roleId, remember: false, isSignIn: true });
}

export type EntryByLink = ReturnType<typeof entryByLink>;
