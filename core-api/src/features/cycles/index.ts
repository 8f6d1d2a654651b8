export { currentCycle } from './current-cycle';
