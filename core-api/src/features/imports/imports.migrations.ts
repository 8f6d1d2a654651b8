import { importTables } from './202611232350-imports';

export const importsMigrations = [importTables];
