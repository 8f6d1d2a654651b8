import type { Core } from '../../core';
import { schoolsAdministration } from './schools.administration';
import { schoolSearch } from './schools.search';
import { schoolsRoutes } from './schools.routes';
import { schoolsService } from './schools.service';

export const schoolsRoom = ({ db, clock }: Core) => {
  const schools = schoolsService(db);
  return {
    routes: schoolsRoutes(schools, schoolsAdministration({ db, clock, schools })),
    searchSources: [schoolSearch(db)],
  };
};
