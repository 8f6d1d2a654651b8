export { peopleOfCycle } from './cycle-people.reader';
export { currentCycle, cycleDates, cycleExists, cycleInWork, cycleName, cycleOn, cycleToRead } from './cycle.reader';
export type { CycleSteps } from './cycle-step';
export type { Heritage, Inherits } from './heritage';
export { holdsPlace } from './heritage.reader';
