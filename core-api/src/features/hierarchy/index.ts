export { activeSchools, branchOf, type Narrow } from './branch.reader';
export type { CoachWork } from './coach-work';
