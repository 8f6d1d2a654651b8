import { userTables } from '../../migrations/0010-users-and-audit';

export const usersMigrations = [userTables];
