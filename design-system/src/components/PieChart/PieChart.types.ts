import type { ChartProps, DataColor } from '../ChartFrame';

/** A part of the whole. */
export interface PieSlice {
  id: string;
  /** "Sí", "Observado". */
  label: string;
  /** How many. What is below zero or no number is left out: a dash in the table. */
  value: number;
  /** Its place in the data colours, where it should keep one. By itself it takes that of its place. */
  color?: DataColor | undefined;
}

export interface PieChartProps extends ChartProps {
  /** As many as there are: the first seven are drawn, the others as one. */
  slices: readonly PieSlice[];
  /** Heading of the names in the table: "Respuesta". */
  rowHeader: string;
  /** What is counted, heading of the figures and under the total in the middle: "Respuestas". */
  unit: string;
  /** Heading of the shares in the table: "Porcentaje". */
  shareHeader: string;
  /** Names the slices that are drawn as one: "Otras 12". */
  othersLabel: (count: number) => string;
}
