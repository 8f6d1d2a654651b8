import type { ReportEntry, ReportSchool } from './report.schema';

/** A report of the index, for tests and stories. */
export const reportWith = (differs: Partial<ReportEntry> = {}): ReportEntry => ({
  key: 'visits',
  name: 'Visitas escolares',
  description: 'Cada visita publicada, con su estado, cambios de fecha, asistentes y evidencias.',
  pickers: ['school', 'support_school'],
  has_range: true,
  ...differs,
});

export const sampleReports: readonly ReportEntry[] = [reportWith()];

export const sampleReportSchools: readonly ReportSchool[] = [
  { id: 1, name: 'Colegio Ahuehuete', city: 'Guadalajara' },
  { id: 2, name: 'Colegio Jacaranda', city: 'Zapopan' },
];
