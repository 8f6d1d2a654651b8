import { dpiTables } from './202611260430-dpi';
import { dpiNewsTables } from './202611260900-dpi-news';

export const dpiMigrations = [dpiTables, dpiNewsTables];
