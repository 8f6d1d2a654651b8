export { schoolsAdministration, type SchoolsAdministration } from './schools.administration';
export { schoolsRoutes } from './schools.routes';
export { joinSchool, schoolFor, schoolsService, type SchoolsService } from './schools.service';
