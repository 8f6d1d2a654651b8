import { Router } from 'express';
import type { CoreServer } from '../core/server';
import { sendProblem } from '../problems';

/** `/healthz`: this process is alive. `/readyz`: core-api behind it is ready too, database and migrations included. */
export function health(core: CoreServer): Router {
  const router = Router();
  router.get('/healthz', (_req, res) => {
    res.setHeader('Cache-Control', 'no-store').json({ data: { alive: true } });
  });
  router.get('/readyz', async (_req, res) => {
    if (!(await core.isReady())) return sendProblem(res, 'server.unavailable');
    res.setHeader('Cache-Control', 'no-store').json({ data: { ready: true } });
  });
  return router;
}
