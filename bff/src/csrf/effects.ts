import type { Endpoint } from '@ruta/contracts';
import { matcher } from '@ruta/contracts/kit/match';

type Call = Pick<Endpoint, 'method' | 'path' | 'effects'> & Partial<Pick<Endpoint, 'upload' | 'file' | 'bodyBytes'>>;
/** Every call under `/api`, by room. */
export type Calls = Readonly<Record<string, Readonly<Record<string, Call>>>>;

/**
 * Tells whether a GET changes data, such as a purge, and so needs the CSRF header (T08). Ignores case and final
 * slashes, because a router may, too.
 */
export function readsWithEffects(calls: Calls): (path: string) => boolean {
  const { find } = matcher(
    Object.values(calls)
      .flatMap((room) => Object.values(room))
      .filter(({ method, effects }) => method === 'get' && effects)
      .map(({ method, path }) => ({ method, path: `/api${path}` })),
    { ignoresCase: true },
  );
  return (path) => find('get', path) !== undefined;
}
