export { ChartFrame } from './ChartFrame';
export type {
  ChartColumn,
  ChartFrameProps,
  ChartHeight,
  ChartLabels,
  ChartProps,
  ChartRow,
  ChartStatus,
} from './ChartFrame.types';
export { ChartSwatch } from './ChartKey';
export type { ChartKeyItem } from './ChartKey';
export { BarMark } from './BarMark';
export type { BarDatum } from './BarMark';
export { BoxedText } from './BoxedText';
export { axisLook, drawingLook } from './drawing.styles';
export { ChartStage } from './ChartStage';
export type { Sheet } from './ChartStage';
export type { ChartPoint } from './usePoints';
export { ChartPatterns, colorOf, dataPaint, fillOf } from './paint';
export type { DataColor, Paint, Quadrant } from './paint';
export { useRowPages } from './useRowPages';
export { DASH, amountOf, figuresOf, percentOf, sumOf, ticksOf } from './amounts';
export type { Figures } from './amounts';
export {
  averagePaint,
  countAndShare,
  quadrantLegend,
  quadrantName,
  quadrantOf,
  quadrantPaint,
  quadrantParts,
  quadrants,
} from './quadrants';
export type { QuadrantFigures, QuadrantNames, QuadrantPart } from './quadrants';
