import { userTables } from '../../migrations/0010-users-and-audit';
import { exactIdentities } from './202611291040-exact-identities';
import { pendingEmails } from './202611231330-pending-emails';
import { usersByName } from './202611232050-users-by-name';
import { timeFactor } from './202611261000-time-factor';
import { userKeys } from './202611291130-user-keys';
import { uniqueAccess } from '../../migrations/202611231655-unique-access';

export const usersMigrations = [
  userTables,
  pendingEmails,
  uniqueAccess,
  usersByName,
  timeFactor,
  exactIdentities,
  userKeys,
];
