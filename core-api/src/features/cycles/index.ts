export { currentCycle, cycleName } from './cycle.reader';
