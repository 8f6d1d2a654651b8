import { quadrantCells, quadrantColumns, type Report } from '../reports';
import type { ResultsService } from './results.service';

/** What may be shown of each question of a school's diagnostic (REP-01): the figures of its results, and no others. */
export const dpiReport = ({ results }: Pick<ResultsService, 'results'>): Report => ({
  ...{ key: 'dpi', ability: 'dpi:read', isOfSupport: false, hasRange: false },
  name: { es: 'Resultados del DPI', en: 'Results of the diagnostic' },
  description: {
    es: 'Cada pregunta del diagnóstico, con cuántas personas la contestaron, sus cuadrantes y su promedio.',
    en: 'Every question of the diagnostic, with how many people answered it, its quadrants and its average.',
  },
  columns: [
    { header: { es: 'Pregunta', en: 'Question' } },
    { header: { es: 'Tema', en: 'Theme' } },
    { header: { es: 'Instrumentos', en: 'Instruments' }, kind: 'number' },
    { header: { es: 'Contestados', en: 'Answered' }, kind: 'number' },
    ...quadrantColumns,
    { header: { es: 'Promedio', en: 'Average' }, kind: 'number' },
  ],
  rows: async (_db, { actor, schools, cycle_id, locale }) => {
    const found = await Promise.all(schools.map(({ id }) => results(actor, { school_id: id, cycle_id }, locale)));
    return found.flatMap(({ items }) =>
      items.map((item) => [
        ...[item.question, item.theme, item.instruments, item.answered],
        ...quadrantCells(item, item.answered > 0),
        item.answered > 0 ? item.average : null,
      ]),
    );
  },
});
