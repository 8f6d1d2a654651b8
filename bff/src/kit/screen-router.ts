import { byPrecedence } from '@ruta/contracts/kit/match';
import { Router } from 'express';
import { coreClient } from '../core/client';
import type { CoreServer } from '../core/server';
import { contextOf } from '../http/context';
import type { ServedScreen } from './screen';

/** Mounts served screens below `/bff`. */
export function screenRouter(core: CoreServer, screens: readonly ServedScreen[]): Router {
  const router = Router({ caseSensitive: true });
  const inOrder = [...screens].sort((a, b) => byPrecedence(addressOf(a), addressOf(b)));
  for (const { screen, open } of inOrder) {
    router.get(`/${screen.area}${screen.path}`, async (req, res) => {
      const context = contextOf(res);
      const data = await open({
        core: coreClient(core, context),
        params: req.params,
        query: req.query,
        locale: context.locale,
      });
      res.setHeader('Cache-Control', 'private, no-store').json({ data });
    });
  }
  return router;
}

const addressOf = ({ screen: { area, path } }: ServedScreen) => ({ method: 'get', path: `/${area}${path}` });
