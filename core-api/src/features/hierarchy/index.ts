export { activeSchools, branchOf, type Narrow } from './branch.reader';
export { coachOf } from './coach-of.reader';
export { coachesOf } from './coaches-of.reader';
export type { CoachWork } from './coach-work';
export { schoolsWithPlan } from './schools-with-plan.reader';
