import { problem, type ProblemFacts } from '../kit/problem';
import type { Text } from '../locale';
import { REPORT_ROWS_MAX } from './limits';

/** Refusals: status and sentence of each. */
export const reportsProblems = {
  'reports.not-found': problem(404, 'Ese reporte no existe.', 'There is no such report.'),
  'reports.role-not-held': problem(
    403,
    'La dirección es de un rol que no tienes.',
    'The address is of a role that you do not have.',
  ),
} as const satisfies Record<`reports.${string}`, ProblemFacts>;

/** Sentences beside fields. */
export const reportsFields = {
  'reports.school.required': { es: 'Elige una escuela.', en: 'Choose a school.' },
  'reports.range.none': { es: 'Este reporte no tiene fechas.', en: 'This report has no dates.' },
  'reports.support.none': { es: 'Este reporte es de una sola escuela.', en: 'This report is of one school only.' },
  'reports.part.none': { es: 'Elige una de las hojas del reporte.', en: 'Choose one of the sheets of the report.' },
  'reports.too-many': {
    es: `El reporte tiene más de ${REPORT_ROWS_MAX} filas. Elige menos días o una sola escuela.`,
    en: `The report has more than ${REPORT_ROWS_MAX} rows. Choose fewer days or one school only.`,
  },
} as const satisfies Record<`reports.${string}`, Text>;
