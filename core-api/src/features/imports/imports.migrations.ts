import { importTables } from './202611232350-imports';
import { importChoices } from './202611240330-import-choices';
import { importCycles } from './202611240420-import-cycles';
import { importDays } from './202611291040-import-days';

export const importsMigrations = [importTables, importChoices, importCycles, importDays];
