import { userTables } from '../../migrations/0010-users-and-audit';
import { pendingEmails } from './202611231330-pending-emails';

export const usersMigrations = [userTables, pendingEmails];
