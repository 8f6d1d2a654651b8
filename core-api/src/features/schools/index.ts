export { joinSchool, schoolFor } from './school.reader';
