export { joinSchool, schoolFor, visibleSchools } from './school.reader';
