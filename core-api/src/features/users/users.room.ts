import type { Core } from '../../core';
import { emailChangeLetters } from './email-change.letters';
import { emailChangeRoutes } from './email-change.routes';
import { emailChange } from './email-change.service';
import { confirmEmail } from './email-confirmation';
import { purge } from './purge';
import { userDeliveries } from './user.events';
import { userSearch } from './user.search';
import { userReader } from './user.reader';
import { usersForget } from './users.forget';
import { sweepPendingEmails } from './users.jobs';
import { usersRoutes } from './users.routes';
import { usersService } from './users.service';

export const usersRoom = (core: Core) => {
  const reader = userReader(core.clock);
  const emails = emailChange({ ...core, reader });
  return {
    deliveries: userDeliveries(core.db),
    forget: usersForget,
    jobs: [{ name: 'new addresses that expired', run: () => sweepPendingEmails(core.db, core.clock) }],
    letters: emailChangeLetters(core),
    searchSources: [userSearch(core.db)],
    routes: [
      ...usersRoutes(usersService({ ...core, reader, emails }), purge(core)),
      ...emailChangeRoutes(emails, confirmEmail(core)),
    ],
  };
};
