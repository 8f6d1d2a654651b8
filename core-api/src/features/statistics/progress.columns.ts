import type { ReportColumn } from '../reports';

/** The columns of the progress of a school, in the order of its row. */
export const PROGRESS_COLUMNS: readonly ReportColumn[] = [
  { header: { es: 'Escuela', en: 'School' } },
  { header: { es: 'Clave', en: 'Code' } },
  { header: { es: 'Id remoto', en: 'Remote id' } },
  { header: { es: 'Región', en: 'Region' } },
  { header: { es: 'Director(a)', en: 'Director' } },
  { header: { es: 'Gerente', en: 'Manager' } },
  { header: { es: 'Coordinador(a)', en: 'Coordinator' } },
  { header: { es: 'Coach', en: 'Coach' } },
  { header: { es: 'Docentes activos', en: 'Active teachers' }, kind: 'number' },
  { header: { es: 'DPI: instrumentos', en: 'Diagnostic: instruments' }, kind: 'number' },
  { header: { es: 'DPI: contestados', en: 'Diagnostic: answered' }, kind: 'number' },
  { header: { es: 'DPI: promedio', en: 'Diagnostic: average' }, kind: 'number' },
  { header: { es: 'PAI establecido', en: 'Action plan established' }, kind: 'flag' },
  { header: { es: 'PAI: fecha', en: 'Action plan: date' }, kind: 'day' },
  { header: { es: 'PFI: fechadas', en: 'Yearly plan: dated' }, kind: 'number' },
  { header: { es: 'PFI: realizadas', en: 'Yearly plan: done' }, kind: 'number' },
  { header: { es: 'PFP: consultados (%)', en: 'Formation plan: consulted (%)' }, kind: 'number' },
  { header: { es: 'Visitas programadas', en: 'Visits scheduled' }, kind: 'number' },
  { header: { es: 'Visitas realizadas', en: 'Visits done' }, kind: 'number' },
  { header: { es: 'Visitas vencidas', en: 'Visits overdue' }, kind: 'number' },
  { header: { es: 'Actividades programadas', en: 'Activities scheduled' }, kind: 'number' },
  { header: { es: 'Actividades realizadas', en: 'Activities done' }, kind: 'number' },
  { header: { es: 'Actividades vencidas', en: 'Activities overdue' }, kind: 'number' },
  { header: { es: 'Docentes observados en el mes', en: 'Teachers observed this month' }, kind: 'number' },
];
