import { schoolTables } from '../../migrations/0002-schools-and-cycles';

export const schoolsMigrations = [schoolTables];
