import type { LabView } from '../view';
import type { ChartSelection, Covered } from './selection';

/** What the chart and the outline are given. */
export interface FlowChartProps {
  view: LabView;
  /** What was reached and taken so far: painted when given. */
  covered?: Covered | undefined;
  /** What is chosen; the chart keeps it itself when not given. */
  selected?: ChartSelection | null | undefined;
  onSelect?: ((selection: ChartSelection | null) => void) | undefined;
}
