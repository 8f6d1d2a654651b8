import type { Visit, VisitAxis, VisitChange } from './visit.schema';

export const sampleAxes: VisitAxis[] = [
  { id: 1, key: 'pedagogico', name: 'Pedagógico-curricular', name_en: 'Teaching and curriculum' },
  { id: 2, key: 'organizativo', name: 'Organizativo y liderazgo', name_en: 'Organization and leadership' },
  { id: 3, key: 'administrativo', name: 'Administrativo y recursos', name_en: 'Administration and resources' },
  { id: 4, key: 'comunitario', name: 'Comunidad y convivencia', name_en: 'Community and coexistence' },
];

const plans: Record<VisitAxis['key'], readonly [string, string]> = {
  pedagogico: [
    'Observar dos clases de Matemáticas y retroalimentar a cada docente.',
    'Grupos 3.º A y 3.º B, con la guía de primaria; retroalimentación de 20 minutos en la sala de maestros.',
  ],
  organizativo: [
    'Revisar con el equipo directivo el avance del PAI y acordar el siguiente Consejo Técnico.',
    'Dirección y coordinación académica, de 11:30 a 12:30; queda una minuta con responsables y fechas.',
  ],
  administrativo: [
    'Verificar el registro de docentes y el uso de la agenda en la plataforma.',
    'Con la coordinadora académica; se dan de alta las dos docentes que llegaron en octubre.',
  ],
  comunitario: [
    'Conversar con el comité de familias sobre los acuerdos de convivencia.',
    'Reunión de 30 minutos en la biblioteca; se recogen tres acuerdos por escrito.',
  ],
};

/** A published visit for today, with all its details. */
export const sampleVisit: Visit = {
  id: 101,
  school_id: 1,
  coach_id: 4,
  cycle_id: 2,
  agenda_activity_id: 501,
  objective: 'Acompañar al equipo de primaria en la evaluación formativa y cerrar la visita con una lista de acuerdos.',
  date: '2026-11-20',
  time: '09:00',
  datetime: '2026-11-20 15:00:00',
  eraser: false,
  school_visit_status_id: 1,
  school_visit_status: { id: 1, key: 'new', name: 'Nueva', name_en: 'New' },
  expired: false,
  school: { id: 1, name: 'Colegio Sor Juana Inés de la Cruz', timezone: 'America/Mexico_City' },
  coach: { id: 4, fullname: 'Laura Mendoza Reyes' },
  revision: 1,
  started_at: null,
  finished_at: null,
  cancelled_at: null,
  cancelled_by: null,
  cancel_reason: null,
  created_at: '2026-11-10 17:20:00',
  updated_at: '2026-11-10 17:20:00',
  school_visit_axis: sampleAxes.map((axis) => ({
    ...axis,
    actions: plans[axis.key][0],
    specifications: plans[axis.key][1],
  })),
  school_visit_reschedule_tracking: [],
  can: { edit: true, publish: false, delete: false, reschedule: true, cancel: true, start: true, run: false },
};

/** Changes of the sample visit, newest first. */
export const sampleChanges: VisitChange[] = [
  {
    ...{ id: 3, field: 'date', axis_id: null, before: '2026-11-18', after: '2026-11-20' },
    ...{ user: { id: 4, fullname: 'Laura Mendoza Reyes' }, created_at: '2026-11-16 15:05:00' },
  },
  {
    ...{ id: 2, field: 'specifications', axis_id: 2, before: '', after: plans.organizativo[1] },
    ...{ user: { id: 5, fullname: 'Iván Ríos Cárdenas' }, created_at: '2026-11-12 17:40:00' },
  },
  {
    ...{ id: 1, field: 'objective', axis_id: null, before: 'Acompañar al equipo de primaria.' },
    ...{ after: sampleVisit.objective, user: { id: 5, fullname: 'Iván Ríos Cárdenas' } },
    created_at: '2026-11-12 17:40:00',
  },
];

/** The sample visit with some fields replaced. */
export const visitWith = (differs: Partial<Visit>): Visit => ({ ...sampleVisit, ...differs });
