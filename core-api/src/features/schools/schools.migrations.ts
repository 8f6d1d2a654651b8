import { schoolTables } from '../../migrations/0002-schools-and-cycles';
import { schoolRemoteIds } from '../../migrations/202611231650-school-remote-ids';
import { importedSchoolsTable } from './202611232030-imported-schools';
import { placesTables } from './202611291040-places';
import { startingPlaces } from './202611291041-starting-places';
import { schoolKeys } from './202611291131-school-keys';

export const schoolsMigrations = [
  schoolTables,
  schoolRemoteIds,
  importedSchoolsTable,
  placesTables,
  startingPlaces,
  schoolKeys,
];
