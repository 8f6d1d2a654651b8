import { sumOf } from '../ChartFrame';
import type { PieSlice } from './PieChart.types';

/** Maximum number of distinguishable slices. */
const MOST = 8;
/** Id of the slice for the rest. */
export const OTHERS = 'others';

/**
 * Slices to draw: those with a valid amount; of more than eight, the seven largest in their order and the rest as one.
 */
export function drawnSlices(slices: readonly PieSlice[], othersLabel: (count: number) => string): PieSlice[] {
  const counting = slices
    .map((slice, index) => ({ ...slice, color: slice.color ?? (((index % MOST) + 1) as PieSlice['color']) }))
    .filter(({ value }) => sumOf([value]) > 0);
  if (counting.length <= MOST) return counting;
  const least = counting.map(({ value }) => value).sort((one, other) => other - one)[MOST - 2] ?? 0;
  const first = counting.filter(({ value }) => value >= least).slice(0, MOST - 1);
  const rest = counting.filter((slice) => !first.includes(slice));
  return [
    ...first.map((slice, index) => ({ ...slice, color: (index + 1) as PieSlice['color'] })),
    { id: OTHERS, label: othersLabel(rest.length), value: sumOf(rest.map(({ value }) => value)), color: 8 },
  ];
}
