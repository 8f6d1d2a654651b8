export { currentCycle } from './cycle.reader';
