export { joinSchool, schoolFor } from './schools.service';
