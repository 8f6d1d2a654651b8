import type { Core } from '../../core';
import { importedDuties } from './imported-school.duties';
import { importedSchoolsRoutes } from './imported-schools.routes';
import { importedSchoolsService } from './imported-schools.service';
import { schoolsAdministration } from './schools.administration';
import { schoolSearch } from './schools.search';
import { schoolImport } from './school-import';
import { statesImport } from './states.import';
import { schoolsRoutes } from './schools.routes';
import { schoolsService } from './schools.service';

export const schoolsRoom = ({ db, clock, zoneFollowers }: Core) => {
  const schools = schoolsService(db);
  return {
    importKinds: [schoolImport, statesImport],
    dutySources: [importedDuties(db)],
    routes: [
      ...schoolsRoutes(schools, schoolsAdministration({ db, clock, schools, zoneFollowers })),
      ...importedSchoolsRoutes(importedSchoolsService({ db, clock })),
    ],
    searchSources: [schoolSearch(db)],
  };
};
