import type { Core } from '../../core';
import { emailChangeLetters } from './email-change.letters';
import { emailChangeRoutes } from './email-change.routes';
import { emailChange } from './email-change.service';
import { confirmEmail } from './email-confirmation';
import { purge } from './purge';
import { userActs } from './user.acts';
import { userChanges } from './user.changes';
import { userDeliveries } from './user.events';
import { usersFile } from './users-file';
import { userSearch } from './user.search';
import { userReader } from './user.reader';
import { usersAtOnceRoutes } from './users-at-once.routes';
import { usersAtOnce } from './users-at-once.service';
import { usersForget } from './users.forget';
import { sweepPendingEmails } from './users.jobs';
import { usersRoutes } from './users.routes';
import { usersService } from './users.service';

export const usersRoom = (core: Core) => {
  const reader = userReader(core.clock);
  const emails = emailChange({ ...core, reader });
  const changes = userChanges({ ...core, reader });
  const acts = userActs(changes);
  return {
    deliveries: userDeliveries(core.db),
    forget: usersForget,
    jobs: [{ name: 'new addresses that expired', run: () => sweepPendingEmails(core.db, core.clock) }],
    letters: emailChangeLetters(core),
    searchSources: [userSearch(core.db)],
    routes: [
      ...usersAtOnceRoutes(usersAtOnce(acts), (...asked) => usersFile(core.db, reader, ...asked)),
      ...usersRoutes(usersService({ ...core, reader, emails, changes, acts }), purge(core)),
      ...emailChangeRoutes(emails, confirmEmail(core)),
    ],
  };
};
