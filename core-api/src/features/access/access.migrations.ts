import { accessTables } from '../../migrations/0001-access';
import { profileTables } from '../../migrations/0011-profile-and-sessions';
import { signInPlaces } from './202611291120-sign-in-places';

export const accessMigrations = [accessTables, profileTables, signInPlaces];
