export { QuadrantBars } from './QuadrantBars';
export type { QuadrantBarsProps, QuadrantRow, QuadrantWords } from './QuadrantBars.types';
export { QuadrantStrip } from './QuadrantStrip';
export type { QuadrantStripProps } from './QuadrantStrip';
