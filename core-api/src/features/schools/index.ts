export { importedToSetUp, shownImported } from './imported-school.reader';
export { setUpSchool } from './school.set-up';
export { joinSchool, schoolFor, visibleSchools } from './school.reader';
