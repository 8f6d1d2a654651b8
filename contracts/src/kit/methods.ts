import type { Endpoint } from './endpoint';

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const patternOf = (path: string) =>
  new RegExp(
    `^${path
      .split('/')
      .map((segment) => (segment.startsWith(':') ? '[^/]+' : escaped(segment)))
      .join('/')}/?$`,
  );

const parametersOf = (path: string) => path.split('/:').length - 1;

/**
 * Tells which methods an address takes, for the `Allow` of an answer to OPTIONS; empty where there is no call. The
 * plainest path wins: `/schools/visits` is not a school of that id.
 */
export function methodsByAddress(
  endpoints: readonly Pick<Endpoint, 'method' | 'path'>[],
): (address: string) => readonly string[] {
  const calls = endpoints.map(({ method, path }) => ({
    method: method.toUpperCase(),
    pattern: patternOf(path),
    parameters: parametersOf(path),
  }));
  return (address) => {
    const matching = calls.filter(({ pattern }) => pattern.test(address));
    const plainest = Math.min(...matching.map(({ parameters }) => parameters));
    const taken = new Set(matching.filter(({ parameters }) => parameters === plainest).map(({ method }) => method));
    if (taken.size === 0) return [];
    if (taken.has('GET')) taken.add('HEAD');
    return [...taken, 'OPTIONS'].sort();
  };
}
