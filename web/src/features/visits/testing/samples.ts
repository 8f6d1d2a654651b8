import type { Assistant } from '@ruta/contracts/activities/activity.schema';
import type { AttendanceProof } from '@ruta/contracts/activities/proof.schema';
import type { Page } from '@ruta/contracts/kit/replies';
import { sampleCoach } from '@ruta/contracts/access/access.sample';
import type { Visit } from '@ruta/contracts/visits/visit.schema';
import { sampleAxes, visitWith } from '@ruta/contracts/visits/visit.sample';
import type { NewVisit, VisitList, VisitPage } from '@ruta/contracts/visits/visits.screens';

const TODAY = '2026-11-20';
const schoolIn = (visit: Visit) => visit.school;

const nothing: Visit['can'] = {
  edit: false,
  publish: false,
  delete: false,
  reschedule: false,
  cancel: false,
  start: false,
  run: false,
};
/** Verdicts that allow only the named verbs. */
export const can = (...verbs: (keyof Visit['can'])[]): Visit['can'] => ({
  ...nothing,
  ...Object.fromEntries(verbs.map((verb) => [verb, true])),
});

/** A scheduled visit, today by default. */
export const scheduled = (differs: Partial<Visit> = {}) =>
  visitWith({ can: can('edit', 'reschedule', 'cancel', 'start'), ...differs });
export const draft = (differs: Partial<Visit> = {}) =>
  visitWith({
    id: 7,
    eraser: true,
    agenda_activity_id: null,
    date: null,
    time: null,
    datetime: null,
    objective: 'Revisar acuerdos',
    can: can('edit', 'publish', 'delete'),
    ...differs,
  });
export const running = (differs: Partial<Visit> = {}) =>
  visitWith({
    school_visit_status_id: 2,
    school_visit_status: { id: 2, key: 'progress', name: 'En curso', name_en: 'In progress' },
    started_at: '2026-11-20 15:02:00',
    revision: 2,
    can: can('edit', 'run'),
    ...differs,
  });
export const finished = (differs: Partial<Visit> = {}) =>
  running({
    school_visit_status_id: 3,
    school_visit_status: { id: 3, key: 'finished', name: 'Finalizada', name_en: 'Finished' },
    finished_at: '2026-11-20 17:40:00',
    revision: 3,
    can: can(),
    ...differs,
  });

/** The proof of the finished visit. */
export const issuedProof: AttendanceProof = {
  id: 41,
  activity_id: 501,
  name: 'Visita escolar',
  date: TODAY,
  time: '09:00',
  send_proof: true,
  folio: '2026-1-7',
  issued_at: '2026-11-20 17:40:00',
  issued_by: { id: 4, fullname: 'Laura Mendoza Reyes' },
  updated_at: '2026-11-20 15:10:00',
};

export const cancelled = (differs: Partial<Visit> = {}) =>
  scheduled({
    cancelled_at: '2026-11-19 16:30:00',
    cancelled_by: { id: 4, fullname: 'Laura Mendoza Reyes' },
    cancel_reason: 'La escuela suspendió clases por la tormenta.',
    revision: 2,
    can: can(),
    ...differs,
  });

export const pageOf = <T>(data: T[], differs: Partial<Page<T>> = {}): Page<T> => ({
  data,
  page: 1,
  size: 10,
  total: data.length,
  pages: data.length === 0 ? 0 : 1,
  count: data.length,
  ...differs,
});

export const listScreen = (visits: Visit[], differs: Partial<VisitList> = {}): VisitList => ({
  school: schoolIn(scheduled()),
  today: TODAY,
  school_today: TODAY,
  visits: pageOf(visits),
  draft: { state: 'ready', data: { hasDraft: false, id: null } },
  can: { createVisit: true },
  ...differs,
});

export const newScreen = (differs: Partial<NewVisit> = {}): NewVisit => ({
  school: schoolIn(scheduled()),
  axes: sampleAxes,
  today: TODAY,
  school_today: TODAY,
  cycle: sampleCoach.cycle,
  draft: { hasDraft: false, id: null },
  ...differs,
});

export const visitPage = (visit: Visit, differs: Partial<VisitPage> = {}): VisitPage => ({
  visit,
  today: TODAY,
  school_today: TODAY,
  cycle: sampleCoach.cycle,
  record: visit.eraser
    ? null
    : {
        state: 'ready',
        data: {
          activity_id: 501,
          assistants_id: null,
          assistants: [],
          result: '',
          observation_revision: 0,
          evidences: [],
        },
      },
  proof: { state: 'ready', data: null },
  can: { writeProof: visit.can.run },
  ...differs,
});

const names = [
  ...['Ana Ruiz Soto', 'Beatriz Luna Paz', 'Carlos Vega Mora', 'Diana Solís Rey', 'Ernesto Garza Treviño'],
  ...['Fabiola Cruz Gil', 'Gerardo Peña Lara', 'Hilda Rojas Cano', 'Iván Mejía Ríos', 'Julia Ortiz Vela'],
  ...['Karla Ibarra Nava', 'Luis Campos Dávila'],
];
const people: Assistant[] = names.map((fullname, index) => ({
  id: index + 30,
  fullname,
  roles: ['PROF'],
  levels: ['primaria'],
  did_assist: false,
}));

/** The twelve people of the school, five per page, searched by name. */
export function assistantsReply({ query }: { query: URLSearchParams }) {
  const found = people.filter(({ fullname }) =>
    fullname.toLowerCase().includes((query.get('filter[search]') ?? '').toLowerCase()),
  );
  const page = Number(query.get('page') ?? 1);
  const size = Number(query.get('size') ?? 5);
  const data = found.slice((page - 1) * size, page * size);
  return pageOf(data, { page, size, total: found.length, pages: Math.ceil(found.length / size) });
}
