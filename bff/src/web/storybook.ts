import { Router, static as files } from 'express';
import { storybookHeaders } from '../http/security-headers';

/** The built Storybook below `/storybook`, with a policy of its own. */
export function storybook(dir: string): Router {
  const router = Router();
  router.use(storybookHeaders(), files(dir, { dotfiles: 'ignore', maxAge: 0 }));
  return router;
}
