import { accessTables } from '../../migrations/0001-access';
import { profileTables } from '../../migrations/0011-profile-and-sessions';

export const accessMigrations = [accessTables, profileTables];
