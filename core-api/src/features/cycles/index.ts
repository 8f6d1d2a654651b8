export { currentCycle, cycleName } from './cycle.reader';
export type { Inherits } from './heritage';
