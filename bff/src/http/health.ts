import { Router } from 'express';
import type { CoreServer } from '../core/server';
import { sendProblem } from '../problems';

/** `/healthz`: this process runs. `/readyz`: core-api is also ready, with database and migrations. */
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
