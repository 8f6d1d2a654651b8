import { duty, type DutyKind } from '../kit/duty';
import { problem, type ProblemFacts } from '../kit/problem';
import type { Text } from '../locale';

/** Refusals: status and sentence of each. */
export const activitiesProblems = {
  'activities.observation-stale': problem(
    409,
    'Alguien más guardó la observación. Revisa su versión antes de guardar la tuya.',
    'Someone else saved the observation. Look at their version before saving yours.',
  ),
  'activities.not-found': problem(404, 'No encontramos esa actividad.', 'We could not find that activity.'),
  'activities.not-started': problem(
    409,
    'Inicia la actividad antes de registrar esto.',
    'Start the activity before recording this.',
  ),
  'activities.not-today': problem(
    409,
    'Solo puedes iniciar la actividad el día programado.',
    'You can only start the activity on its scheduled day.',
  ),
  'activities.started': problem(
    409,
    'La actividad ya se inició y esto no se puede cambiar.',
    'The activity has already started and this cannot be changed.',
  ),
  'activities.completed': problem(
    409,
    'La actividad ya finalizó y no se puede cambiar.',
    'The activity is finished and cannot be changed.',
  ),
  'activities.evidence-not-found': problem(404, 'No encontramos ese archivo.', 'We could not find that file.'),
} as const satisfies Record<`activities.${string}`, ProblemFacts>;

/** Sentences beside fields. */
export const activitiesFields = {
  'activities.proof.name.required': { es: 'Escribe el título de la constancia.', en: 'Write the title of the proof.' },
  'activities.assistants.unknown': {
    es: 'Alguna persona de la lista no es de esta escuela.',
    en: 'Someone on the list is not from this school.',
  },
  'activities.evidence.full': {
    es: 'Solo caben 3 evidencias. Quita una para agregar otra.',
    en: 'There is room for 3 pieces of evidence. Remove one to add another.',
  },
} as const satisfies Record<`activities.${string}`, Text>;

/** Sentences after a success. */
export const activitiesMessages = {
  'activities.attendance-saved': { es: 'Asistencia guardada.', en: 'Attendance saved.' },
  'activities.observations-saved': { es: 'Observaciones guardadas.', en: 'Observations saved.' },
  'activities.proof-saved': { es: 'Constancia guardada.', en: 'Proof of attendance saved.' },
  'activities.started': { es: 'Actividad iniciada.', en: 'Activity started.' },
  'activities.finished': { es: 'Actividad finalizada.', en: 'Activity finished.' },
  'activities.evidence-added': { es: 'Evidencia agregada.', en: 'Evidence added.' },
  'activities.evidence-deleted': { es: 'Evidencia eliminada.', en: 'Evidence removed.' },
} as const satisfies Record<`activities.${string}`, Text>;

/** Titles of duties. */
export const activitiesDuties = {
  activity_overdue: duty('overdue', 'Actividad vencida', 'Overdue activity'),
  activity_today: duty('today', 'Actividad de hoy', 'Activity of today'),
} as const satisfies Record<string, DutyKind>;
