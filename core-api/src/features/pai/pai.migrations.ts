import { paiTables } from './202611260900-pai';

export const paiMigrations = [paiTables];
