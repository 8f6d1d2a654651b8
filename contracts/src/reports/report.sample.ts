import type { ReportEntry, ReportSchool } from './report.schema';
import type { ScholasticReport } from './scholastic-report.schema';

const reportWith = (differs: Partial<ReportEntry> = {}): ReportEntry => ({
  key: 'visits',
  name: 'Visitas escolares',
  description: 'Cada visita publicada, con su estado, cambios de fecha, asistentes y evidencias.',
  pickers: ['school', 'support_school'],
  has_range: true,
  ...differs,
});

/** Reports of the index, for tests and stories; the last one is of one school only. */
export const sampleReports: readonly ReportEntry[] = [
  reportWith(),
  reportWith({
    ...{ key: 'attendance', name: 'Asistencia y constancias' },
    description: 'Quién asistió a cada actividad, con el folio, las horas y el envío de su constancia.',
  }),
  reportWith({
    ...{ key: 'activity-surveys', name: 'Encuestas de actividades centrales', pickers: ['school'] },
    description: 'Cada pregunta de las encuestas, con sus respuestas por cuadrante y su promedio.',
  }),
];

export const sampleReportSchools: readonly ReportSchool[] = [
  { id: 1, name: 'Colegio Ahuehuete', city: 'Guadalajara' },
  { id: 2, name: 'Colegio Jacaranda', city: 'Zapopan' },
];

/** The reports of a school for its leaders. */
export const sampleScholasticReports: readonly [ScholasticReport, ...ScholasticReport[]] = [
  {
    ...{ key: 'dpi-pai', name: 'DPI y seguimiento del PAI' },
    description: 'Los resultados del diagnóstico, y lo que la escuela y su coach planearon con ellos.',
    parts: [
      { key: 'dpi', name: 'Resultados del DPI', description: 'Cada pregunta del diagnóstico, con su promedio.' },
      { key: 'pai', name: 'Plan de Acción Institucional', description: 'Cada pregunta del PAI, con su estado.' },
    ],
  },
  {
    ...{ key: 'pfp', name: 'Consultas del PFP' },
    description: 'Quién de tu escuela consultó los planes de formación, y cuándo.',
    parts: [{ key: 'pfp', name: 'Plan de Formación Profesional', description: 'Cada persona y cada plan.' }],
  },
];
