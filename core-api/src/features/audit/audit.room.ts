import type { Core } from '../../core';
import { auditForget, formerAddresses } from './audit.forget';
import { auditRoutes } from './audit.routes';
import { auditService } from './audit.service';
import { rightsFeed } from './rights.feed';

export const auditRoom = ({ db }: Core) => ({
  feeds: [rightsFeed(db)],
  forget: auditForget,
  formerAddresses,
  routes: auditRoutes(auditService(db)),
});
