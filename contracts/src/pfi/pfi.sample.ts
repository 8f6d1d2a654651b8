import type { CentralActivity, PfiActivity } from './central-activity.schema';

const sampleCentralActivity: CentralActivity = {
  ...{ id: 3, cycle_id: 2, code: 'evaluacion_formativa', title: 'Taller de evaluación formativa', order: 4 },
  description: 'Criterios de logro en lenguaje de alumno, preguntas de salida y devoluciones que hacen avanzar.',
  ...{ window_start: '2026-11-09', window_end: '2026-11-27', hours: 2, levels: [], roles: [] },
  ...{ gives_proof: true, survey_id: 8 },
  reasons: [
    { id: 31, reason: 'Las devoluciones a tiempo son lo que más mueve el aprendizaje.' },
    { id: 32, reason: 'Deja una rúbrica por academia, que se usa en el siguiente bimestre.' },
  ],
};

/** A central activity that a school has finished. */
export const samplePfiActivity: PfiActivity = {
  ...{ id: 12, activity: sampleCentralActivity.title, datetime: '2026-11-12 18:00:00', isCompleted: true },
  ...{ survey_id: 8, central_activity: sampleCentralActivity },
};
