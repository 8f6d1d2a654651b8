import { matcher } from '@ruta/contracts/kit/match';
import type { RequestHandler } from 'express';
import { Problem } from '../kernel/problem';
import type { Route } from './serve';

/** Answers OPTIONS with the `Allow` methods of an address below `/api`; unknown addresses get 404. */
export function answerOptions(routes: readonly Pick<Route, 'endpoint'>[]): RequestHandler {
  const { methods: methodsAt } = matcher(routes.map(({ endpoint }) => endpoint));
  return (req, res, next) => {
    if (req.method !== 'OPTIONS') return next();
    const methods = methodsAt(req.path);
    if (methods.length === 0) throw new Problem('request.no-such-call');
    res.status(204).setHeader('Allow', methods.join(', ')).end();
  };
}
