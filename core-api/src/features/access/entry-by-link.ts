import { meReader } from './me';
import { sessionStart } from './session-start';

type Deps = Parameters<typeof meReader>[0] & Omit<Parameters<typeof sessionStart>[0], 'me'>;

/** Signs in a person who has just used a link, such as that of an invitation. */
export function entryByLink(deps: Deps) {
  const start = sessionStart({ ...deps, me: meReader(deps) });
  return (userId: number, roleId: number) => start({ userId, roleId, remember: false, isSignIn: true });
}

export type EntryByLink = ReturnType<typeof entryByLink>;
