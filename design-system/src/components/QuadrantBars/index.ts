export { QuadrantBars } from './QuadrantBars';
export type { QuadrantBarsProps, QuadrantRow, QuadrantWords } from './QuadrantBars.types';
