import { QUADRANTS } from '../../kernel/quadrant-figures';
import type { SheetCell } from '../../sheets/written-sheet';
import type { ReportColumn } from './report';

/** Answers and percentage of each quadrant. */
export const quadrantColumns = QUADRANTS.flatMap((quadrant): ReportColumn[] => [
  { header: { es: `Cuadrante ${quadrant}`, en: `Quadrant ${quadrant}` }, kind: 'number' },
  { header: { es: `Cuadrante ${quadrant} (%)`, en: `Quadrant ${quadrant} (%)` }, kind: 'number' },
]);

type Quadrant = (typeof QUADRANTS)[number];
type QuadrantFigures = Record<`${'total' | 'percentage'}_quadrant_${Quadrant}`, number>;

/** The cells of these columns; empty where the figures are not shown, because zeros would look like answers. */
export const quadrantCells = (figures: QuadrantFigures, isShown: boolean): SheetCell[] =>
  QUADRANTS.flatMap((quadrant) => [
    isShown ? figures[`total_quadrant_${quadrant}`] : null,
    isShown ? figures[`percentage_quadrant_${quadrant}`] : null,
  ]);
