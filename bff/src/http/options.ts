import { matcher } from '@ruta/contracts/kit/match';
import type { Screen } from '@ruta/contracts';
import type { RequestHandler } from 'express';
import type { Calls } from '../csrf/effects';
import { Refusal } from '../problems';

/**
 * Answers OPTIONS with the `Allow` methods of an address, from the contracts alone. There are no CORS headers, so other
 * sites cannot call it.
 */
export function answerOptions(calls: Calls, screens: readonly Pick<Screen, 'area' | 'path'>[]): RequestHandler {
  const { methods: methodsAt } = matcher([
    { method: 'get', path: '/api/csrf' },
    ...Object.values(calls)
      .flatMap((room) => Object.values(room))
      .map(({ method, path }) => ({ method, path: `/api${path}` })),
    ...screens.map(({ area, path }) => ({ method: 'get' as const, path: `/bff/${area}${path}` })),
  ]);
  return (req, res, next) => {
    if (req.method !== 'OPTIONS') return next();
    const methods = methodsAt(req.path);
    if (methods.length === 0) throw new Refusal('request.no-such-call');
    res.status(204).setHeader('Allow', methods.join(', ')).setHeader('Cache-Control', 'no-store').end();
  };
}
