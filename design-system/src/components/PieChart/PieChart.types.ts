import type { ChartProps, DataColor } from '../ChartFrame';

/** A slice. */
export interface PieSlice {
  id: string;
  /** "Sí", "Observado". */
  label: string;
  /** Number. Negative and non-finite values are omitted, and are a dash in the table. */
  value: number;
  /** Fixed data colour. Default: by position. */
  color?: DataColor | undefined;
}

export interface PieChartProps extends ChartProps {
  /** Any number of slices; more than eight are drawn as the seven largest and the rest as one. */
  slices: readonly PieSlice[];
  /** Heading of the names' column in the table: "Respuesta". */
  rowHeader: string;
  /** Unit: heading of the numbers' column and text below the total: "Respuestas". */
  unit: string;
  /** Heading of the percentages' column: "Porcentaje". */
  shareHeader: string;
  /** Label of the slice for the rest: "Otras 12". */
  othersLabel: (count: number) => string;
}
