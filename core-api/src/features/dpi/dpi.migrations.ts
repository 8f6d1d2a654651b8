import { dpiTables } from './202611260430-dpi';

export const dpiMigrations = [dpiTables];
