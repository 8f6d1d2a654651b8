import type { LabView } from '../view';
import type { ChartSelection, Covered } from './selection';

/** Props of both chart and outline. */
export interface FlowChartProps {
  view: LabView;
  /** Coverage to show, if given. */
  covered?: Covered | undefined;
  /** Selection; uncontrolled if undefined. */
  selected?: ChartSelection | null | undefined;
  onSelect?: ((selection: ChartSelection | null) => void) | undefined;
}
