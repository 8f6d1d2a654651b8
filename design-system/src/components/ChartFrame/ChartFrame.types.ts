import type { ReactNode } from 'react';
import type { HeadingLevel } from '../Heading';
import type { ChartKeyItem } from './ChartKey';

/** What there is to show. A chart whose figures are all zero is `empty` whatever its status says. */
export type ChartStatus = 'loading' | 'ready' | 'empty' | 'error';

/** Height of the drawing in CSS pixels: 400; the results of observations are 300. */
export type ChartHeight = 400 | 300;

/** The words that every chart needs. */
export interface ChartLabels {
  /** Shows the table instead of the drawing: "Ver como tabla". */
  table: string;
  /** Said while it loads: "Cargando respuestas". */
  loading: string;
  /** Where there is nothing to draw: "Sin respuestas". */
  empty: string;
  /** Where it could not be loaded: "No pudimos cargar las respuestas". */
  failed: string;
  /** Name of the button that tries again. */
  retry: string;
  /** How the keys go through the drawing: "Usa las flechas para recorrer los datos y Escape para salir." */
  keys: string;
  /** Name of the pages of many rows: "Páginas de la gráfica". */
  pages: string;
  /** Name of a page: "Página 2 de 12". */
  page: (page: number, pageCount: number) => string;
  /** Name of the button to the page before. */
  previousPage: string;
  /** Name of the button to the page after. */
  nextPage: string;
}

/** What every chart is given. */
export interface ChartProps {
  /** The heading. */
  title: string;
  /** Its place in the page's outline. */
  level?: HeadingLevel | undefined;
  /** Under the heading: the school and the cycle, say. */
  description?: string | undefined;
  /** What the drawing says, in one sentence, for who does not see it. */
  summary: string;
  /** What there is to show. */
  status?: ChartStatus | undefined;
  /** The words. */
  labels: ChartLabels;
  /** Tries again after `error`. */
  onRetry?: (() => void) | undefined;
  /** Whether it is trying again. */
  isRetrying?: boolean | undefined;
  /** Height of the drawing. */
  height?: ChartHeight | undefined;
  /** Begins with the table instead of the drawing. */
  isTableFirst?: boolean | undefined;
}

/** A column of the table; the first one names its rows. */
export interface ChartColumn {
  id: string;
  header: string;
}

/** A row of the table: one text per column, whole and in the reader's language. */
export interface ChartRow {
  id: string;
  cells: readonly string[];
}

export interface ChartFrameProps extends ChartProps {
  /** The legend; leave it out where the drawing names everything itself. */
  legend?: readonly ChartKeyItem[] | undefined;
  /** All figures are zero: there is nothing to draw. */
  isEmpty?: boolean | undefined;
  /** The columns of the table. */
  columns: readonly ChartColumn[];
  /** Its rows: the same figures as the drawing's. */
  rows: readonly ChartRow[];
  /** Under the drawing: its pages, where not all rows fit. */
  footer?: ReactNode;
  /** The drawing. */
  children: ReactNode;
}
