import type { CentralActivity, PfiActivity } from './central-activity.schema';
import type { Pfi, PfiAvailable, PfiAvailables, PfiPreview, PfiRow, RemovedPfi } from './pfi.schema';

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

const SCHOOL = { id: 1, name: 'Colegio Sor Juana Inés de la Cruz', timezone: 'America/Mexico_City' };
const CYCLE = { id: 2, name: '2026-2027', start_at: '2026-08-24', end_at: '2027-07-15' };
const DIRECTOR = { id: 31, fullname: 'Ernesto Garza' };

const central = (id: number, title: string, window: readonly [string, string]): CentralActivity => ({
  ...sampleCentralActivity,
  ...{ id, code: `central_${id}`, title, order: id, window_start: window[0], window_end: window[1], survey_id: null },
});

/** A dated activity of a plan; what differs is given. */
const pfiRowWith = (differs: Partial<PfiRow> = {}): PfiRow => ({
  ...{ id: 41, activity: 'Observación entre pares', datetime: '2026-12-03 15:00:00', isCompleted: false },
  ...{ survey_id: null, agenda_id: 141, date: '2026-12-03', time: '09:00', status: 'pending', expired: false },
  ...{
    isStarted: false,
    revision: 1,
    dated: { by: DIRECTOR, at: '2026-11-20 16:10:00' },
    moves: [],
    attended: 0,
    rating: null,
  },
  central_activity: central(5, 'Observación entre pares', ['2026-11-30', '2026-12-11']),
  can: { date: true, delete: true },
  url: '/scholastic/schools/1/activity/141/detail',
  ...differs,
});

const MOVE = {
  ...{ id: 9, old_date: '2026-11-10', old_time: '18:00', date: '2026-11-12', time: '12:00', user: DIRECTOR },
  ...{ justification: 'Ese día el patio está ocupado.', created_at: '2026-11-05 17:20:00' },
};

const DONE = pfiRowWith({
  ...{ id: 40, agenda_id: 140, activity: sampleCentralActivity.title, date: '2026-11-12', time: '12:00' },
  ...{ datetime: '2026-11-12 18:00:00', status: 'taken', isStarted: true, isCompleted: true, survey_id: 8 },
  ...{
    moves: [MOVE],
    attended: 9,
    rating: { answers: 8, average: 4.2 },
    can: { date: false, delete: false },
    central_activity: sampleCentralActivity,
  },
});
const OVERDUE = pfiRowWith({
  ...{ id: 42, agenda_id: 142, activity: 'Convivencia y familias', date: '2026-11-18', status: 'outdated' },
  ...{ datetime: '2026-11-18 15:00:00', expired: true },
  central_activity: central(6, 'Convivencia y familias', ['2026-11-16', '2026-11-27']),
});

const REMOVED: RemovedPfi = {
  ...{
    id: 39,
    activity: 'Observación entre pares',
    datetime: '2026-11-25 15:00:00',
    date: '2026-11-25',
    time: '09:00',
  },
  ...{ reason: 'La academia pidió otra quincena.', removed_at: '2026-11-19 20:00:00', by: DIRECTOR },
};

/** A plan with activities that are done, overdue and ahead; what differs is given. */
export const pfiWith = (differs: Partial<Pfi> = {}): Pfi => ({
  ...{ school: SCHOOL, cycle: CYCLE, today: '2026-11-20', undated: 2, can_establish: true },
  ...{ established_at: '2026-09-01 15:00:00', established_by: DIRECTOR.fullname },
  ...{ activities: [DONE, OVERDUE, pfiRowWith()], removed: [REMOVED] },
  ...differs,
});

const availableWith = (differs: Partial<PfiAvailable>): PfiAvailable => ({
  ...central(7, 'Lectura y escritura en todas las asignaturas', ['2026-11-30', '2026-12-18']),
  suggestion: { date: '2026-11-30', time: '09:00', clashes: [] },
  ...differs,
});

/** Two activities to date: one with a free day, one on a holiday; what differs is given. */
export const availablesWith = (differs: Partial<PfiAvailables> = {}): PfiAvailables => ({
  ...{ school: SCHOOL, cycle: CYCLE, today: '2026-11-20' },
  diagnostic: { start_at: '2026-11-09', end_at: '2026-11-27' },
  activities: [
    availableWith({}),
    availableWith({
      ...central(8, 'Cierre y balance del ciclo', ['2027-02-01', '2027-02-01']),
      suggestion: {
        ...{ date: '2027-02-01', time: '09:00' },
        clashes: [{ kind: 'holiday', name: 'Día de la Constitución' }],
      },
    }),
  ],
  ...differs,
});

/** What a plan brings next; what differs is given. */
export const previewWith = (differs: Partial<PfiPreview> = {}): PfiPreview => ({
  ...{ school: SCHOOL, dated: 5, completed: 2, overdue: 1, undated: 2 },
  next: [
    { ...PREVIEWED, id: 41, activity: 'Observación entre pares', date: '2026-12-03' },
    { ...PREVIEWED, id: 42, activity: 'Feria de proyectos', date: '2027-02-11', isStarted: true },
  ],
  ...differs,
});
const PREVIEWED = {
  ...{ time: '09:00', datetime: '2026-12-03 15:00:00', isStarted: false },
  url: '/scholastic/schools/1/activity/141/detail',
};
