import type { Text } from '@ruta/contracts/locale';
import type { ScholasticReportKey } from '@ruta/contracts/reports/scholastic-report.schema';

/** The names of the reports of leaders, and what each contains, in one sentence. */
export const SCHOLASTIC_WORDS: Readonly<Record<ScholasticReportKey, { name: Text; description: Text }>> = {
  observations: {
    name: { es: 'Observaciones por docente', en: 'Observations by teacher' },
    description: {
      es: 'Cada observación de clase de tu escuela, con su guía, su cumplimiento y sus observaciones finales.',
      en: 'Every class observation of your school, with its guide, its compliance and its final remarks.',
    },
  },
  'dpi-pai': {
    name: { es: 'DPI y seguimiento del PAI', en: 'Diagnostic and follow-up of the action plan' },
    description: {
      es: 'Los resultados del diagnóstico, y lo que la escuela y su coach planearon con ellos.',
      en: 'The results of the diagnostic, and what the school and its coach have planned with them.',
    },
  },
  'pfi-activities': {
    name: { es: 'PFI, asistencia y constancias', en: 'Yearly plan, attendance and proofs' },
    description: {
      es: 'Las actividades centrales del año, y quién asistió a las actividades de la escuela, con su constancia.',
      en: 'The central activities of the year, and who attended the activities of the school, with their proof.',
    },
  },
  pfp: {
    name: { es: 'Consultas del PFP', en: 'Consultations of formation plans' },
    description: {
      es: 'Quién de tu escuela consultó los planes de formación que se esperan de cada persona, y cuándo.',
      en: 'Who of your school has consulted the formation plans that are expected of each person, and when.',
    },
  },
};
