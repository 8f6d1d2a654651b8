import type { ReactNode } from 'react';
import type { HeadingLevel } from '../Heading';
import type { ChartKeyItem } from './ChartKey';

/** State of a chart. With all values zero it is `empty` regardless of the status. */
export type ChartStatus = 'loading' | 'ready' | 'empty' | 'error';

/** Height of the drawing in CSS pixels; 300 for observation results. */
export type ChartHeight = 400 | 300;

/** Texts of every chart. */
export interface ChartLabels {
  /** Label of the button that shows the table: "Ver como tabla". */
  table: string;
  /** Announcement while loading: "Cargando respuestas". */
  loading: string;
  /** Text of the empty state: "Sin respuestas". */
  empty: string;
  /** Text of the error state: "No pudimos cargar las respuestas". */
  failed: string;
  /** Label of the retry button. */
  retry: string;
  /** Keyboard hint: "Usa las flechas para recorrer los datos y Escape para salir." */
  keys: string;
  /** Accessible name of the pagination: "Páginas de la gráfica". */
  pages: string;
  /** Name of a page: "Página 2 de 12". */
  page: (page: number, pageCount: number) => string;
  /** Name of the button for the previous page. */
  previousPage: string;
  /** Name of the button for the next page. */
  nextPage: string;
}

/** Props of every chart. */
export interface ChartProps {
  /** Heading. */
  title: string;
  /** Heading level. Default: 2. */
  level?: HeadingLevel | undefined;
  /** Text below the heading, such as school and cycle. */
  description?: string | undefined;
  /** One sentence that describes the drawing, for screen readers. */
  summary: string;
  /** State of the chart. Default: 'ready'. */
  status?: ChartStatus | undefined;
  /** Texts of the chart. */
  labels: ChartLabels;
  /** Called by the retry button in the `error` state. */
  onRetry?: (() => void) | undefined;
  /** Whether a retry is in progress. */
  isRetrying?: boolean | undefined;
  /** Height of the drawing in CSS pixels. Default: 400. */
  height?: ChartHeight | undefined;
  /** Shows the table initially. Default: false. */
  isTableFirst?: boolean | undefined;
}

/** A table column; the first one is the row header. */
export interface ChartColumn {
  id: string;
  header: string;
}

/** A table row: one formatted text per column. */
export interface ChartRow {
  id: string;
  cells: readonly string[];
}

export interface ChartFrameProps extends ChartProps {
  /** Legend; omit it if the drawing has labels for everything. */
  legend?: readonly ChartKeyItem[] | undefined;
  /** Whether all values are zero. Default: false. */
  isEmpty?: boolean | undefined;
  /** Columns of the table. */
  columns: readonly ChartColumn[];
  /** Rows of the table, with the same values as the drawing. */
  rows: readonly ChartRow[];
  /** Content below the drawing, such as its pagination. */
  footer?: ReactNode;
  /** The drawing. */
  children: ReactNode;
}
