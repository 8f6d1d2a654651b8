export { schoolZones } from './school-zones.reader';
export { schoolsRemain } from './school.reader';
export { schoolOfRow } from './school-of-row';
export { schoolNames, schoolsNamed, type NamedSchool } from './named-schools.reader';
export { importedToSetUp, shownImported } from './imported-school.reader';
export { setUpSchool } from './school.set-up';
export { joinSchool, schoolFor, visibleSchools } from './school.reader';
