import type { Quadrant } from '../ChartFrame';

/** `data-point` of a segment. */
export const partPointId = (row: string, quadrant: Quadrant): string => `${row} q${quadrant}`;
/** `data-point` of an average. */
export const averagePointId = (row: string): string => `${row} average`;
