import type { Report } from '../reports';
import { fullname } from '../users';
import { reportedAxes, reportedVisits } from './visit-report.reader';

const CANCELLED = { es: 'Cancelada', en: 'Cancelled' };

/** Every published visit with what became of it (REP-01). Cancelled ones are marked; drafts are in no report. */
export const visitsReport: Report = {
  ...{ key: 'visits', ability: 'visit:read', isOfSupport: true, hasRange: true },
  name: { es: 'Visitas escolares', en: 'School visits' },
  description: {
    es: 'Cada visita publicada, con su estado, cambios de fecha, asistentes, evidencias y observación general.',
    en: 'Every published visit with its state, changes of date, attendees, evidence and general remark.',
  },
  columns: [
    { header: { es: 'Id', en: 'Id' }, kind: 'number' },
    { header: { es: 'Escuela', en: 'School' } },
    { header: { es: 'Coach', en: 'Coach' } },
    { header: { es: 'Objetivo', en: 'Objective' } },
    { header: { es: 'Fecha', en: 'Date' }, kind: 'day' },
    { header: { es: 'Hora', en: 'Time' } },
    { header: { es: 'Estado', en: 'State' } },
    { header: { es: 'Vencida', en: 'Overdue' }, kind: 'flag' },
    { header: { es: 'Cambios de fecha', en: 'Changes of date' }, kind: 'number' },
    { header: { es: 'Última justificación', en: 'Latest reason for a change' } },
    { header: { es: 'Motivo de cancelación', en: 'Reason for cancelling' } },
    { header: { es: 'Asistentes', en: 'Attendees' }, kind: 'number' },
    { header: { es: 'Evidencias', en: 'Files of evidence' }, kind: 'number' },
    { header: { es: 'Inicio real', en: 'Started at' }, kind: 'moment' },
    { header: { es: 'Fin real', en: 'Finished at' }, kind: 'moment' },
    { header: { es: 'Observación general', en: 'General remark' } },
  ],
  rows: async (db, asked) =>
    (await reportedVisits(db, asked)).map((visit) => [
      ...[visit.id, visit.school, fullname(visit), visit.objective, visit.date, visit.time],
      visit.cancelled_at === null ? visit.status : CANCELLED[asked.locale],
      ...[visit.expired ? 1 : 0, visit.reschedules, visit.justification, visit.cancel_reason],
      ...[visit.attendees ?? null, visit.evidences ?? null, visit.started_at, visit.finished_at, visit.result ?? null],
    ]),
};

/** What each published visit plans in each axis (REP-01). */
export const visitAxesReport: Report = {
  ...{ key: 'visit-axes', ability: 'visit:read', isOfSupport: true, hasRange: true },
  name: { es: 'Acciones por eje de visita', en: 'Actions by axis of a visit' },
  description: {
    es: 'Las acciones y especificaciones de cada visita publicada, eje por eje.',
    en: 'The actions and specifications of every published visit, axis by axis.',
  },
  columns: [
    { header: { es: 'Visita', en: 'Visit' }, kind: 'number' },
    { header: { es: 'Escuela', en: 'School' } },
    { header: { es: 'Fecha', en: 'Date' }, kind: 'day' },
    { header: { es: 'Eje', en: 'Axis' } },
    { header: { es: 'Acciones', en: 'Actions' } },
    { header: { es: 'Especificaciones', en: 'Specifications' } },
    { header: { es: 'Estado de la visita', en: 'State of the visit' } },
  ],
  rows: async (db, asked) =>
    (await reportedAxes(db, asked)).map((row) => [
      ...[row.id, row.school, row.date, row.axis, row.actions, row.specifications],
      row.cancelled_at === null ? row.status : CANCELLED[asked.locale],
    ]),
};
