import type { Quadrant } from '../ChartFrame';

/** `data-point` of a part of a row's bar. */
export const partPointId = (row: string, quadrant: Quadrant): string => `${row} q${quadrant}`;
/** `data-point` of a row's average. */
export const averagePointId = (row: string): string => `${row} average`;
