import { importTables } from './202611232350-imports';
import { importChoices } from './202611240330-import-choices';

export const importsMigrations = [importTables, importChoices];
