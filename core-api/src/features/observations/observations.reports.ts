import { complianceOf } from '@ruta/state-machines/observations/observation.rules';
import type { Report } from '../reports';
import { fullname } from '../users';
import { guideRef, levelRef } from './guide.reader';
import { reportedObservations } from './observation-report.reader';

/** Every observation that counts, with its responses in figures (REP-01). Days are those of the school's calendar. */
export const observationsReport: Report = {
  ...{ key: 'observations', ability: 'observation:read', isOfSupport: true, hasRange: true },
  name: { es: 'Observaciones de clase', en: 'Classroom observations' },
  description: {
    es: 'Cada observación registrada, con su guía, respuestas, cumplimiento y observaciones finales.',
    en: 'Every registered observation, with its guide, responses, compliance and final remarks.',
  },
  columns: [
    { header: { es: 'Fecha', en: 'Date' }, kind: 'moment' },
    { header: { es: 'Escuela', en: 'School' } },
    { header: { es: 'Docente', en: 'Teacher' } },
    { header: { es: 'Nivel', en: 'Level' } },
    { header: { es: 'Guía', en: 'Guide' } },
    { header: { es: 'Código', en: 'Code' } },
    { header: { es: 'Observó', en: 'Observer' } },
    { header: { es: 'Sí', en: 'Yes' }, kind: 'number' },
    { header: { es: 'No', en: 'No' }, kind: 'number' },
    { header: { es: 'No aplica', en: 'Not applicable' }, kind: 'number' },
    { header: { es: 'Cumplimiento (%)', en: 'Compliance (%)' }, kind: 'number' },
    { header: { es: 'Observaciones finales', en: 'Final remarks' } },
  ],
  rows: async (db, asked) =>
    (await reportedObservations(db, asked)).map((row) => {
      const [yes, no] = [Number(row.yes), Number(row.no)];
      return [
        ...[row.observed_at, row.school, fullname({ name: row.professor_name, surname: row.professor_surname })],
        ...[levelRef(row, asked.locale).name, guideRef(row, asked.locale).name, row.guide_code],
        fullname({ name: row.observer_name, surname: row.observer_surname }),
        ...[yes, no, Number(row.na), complianceOf({ yes, no }), row.finalObservations],
      ];
    }),
};
