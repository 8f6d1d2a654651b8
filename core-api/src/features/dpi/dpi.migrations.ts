import { dpiTables } from './202611260430-dpi';
import { dpiNewsTables } from './202611260900-dpi-news';
import { dpiFrozen } from './202611261100-dpi-frozen';

export const dpiMigrations = [dpiTables, dpiNewsTables, dpiFrozen];
