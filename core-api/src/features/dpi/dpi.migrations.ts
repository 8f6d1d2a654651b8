import { dpiTables } from './202611260430-dpi';
import { dpiNewsTables } from './202611260900-dpi-news';
import { dpiFrozen } from './202611261100-dpi-frozen';
import { dpiNetwork } from './202611270845-dpi-network';
import { dpiShown } from './202611272200-dpi-shown';
import { dpiSmallGroups } from './202611291130-dpi-small-groups';

export const dpiMigrations = [dpiTables, dpiNewsTables, dpiFrozen, dpiNetwork, dpiShown, dpiSmallGroups];
