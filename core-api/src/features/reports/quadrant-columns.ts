import { QUADRANTS } from '../../kernel/quadrant-figures';
import type { ReportColumn } from './report';

/** Answers and percentage of each quadrant. */
export const quadrantColumns = QUADRANTS.flatMap((quadrant): ReportColumn[] => [
  { header: { es: `Cuadrante ${quadrant}`, en: `Quadrant ${quadrant}` }, kind: 'number' },
  { header: { es: `Cuadrante ${quadrant} (%)`, en: `Quadrant ${quadrant} (%)` }, kind: 'number' },
]);
