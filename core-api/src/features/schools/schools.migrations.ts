import { schoolTables } from '../../migrations/0002-schools-and-cycles';
import { schoolRemoteIds } from '../../migrations/202611231650-school-remote-ids';

export const schoolsMigrations = [schoolTables, schoolRemoteIds];
