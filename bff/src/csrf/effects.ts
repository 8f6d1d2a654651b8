import type { Endpoint } from '@ruta/contracts';
import { matcher } from '@ruta/contracts/kit/match';

type Call = Pick<Endpoint, 'method' | 'path' | 'effects'> & Partial<Pick<Endpoint, 'upload' | 'file'>>;
/** Every call under `/api`, by room. */
export type Calls = Readonly<Record<string, Readonly<Record<string, Call>>>>;

/**
 * Tells whether reading a path changes something, so that it needs the CSRF header like any change (T08: such as a
 * purge that is a GET). As lenient about case and a last slash as a router may be, so that no spelling slips by.
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
