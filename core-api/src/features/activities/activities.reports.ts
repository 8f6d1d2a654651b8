import type { Locale } from '@ruta/contracts';
import type { AgendaActivity, DisplayStatus } from '@ruta/contracts/agenda/agenda.schema';
import type { AgendaParts } from '../agenda';
import type { Report, ReportAsked } from '../reports';
import { dayIn } from '../../time/clock';
import { ratingsAmong } from '../surveys';
import { fullname } from '../users';
import { reportedActivities, type ReportedActivity } from './activity-report.reader';

type Words = Readonly<Record<Locale, string>>;

const TYPES: Readonly<Record<AgendaActivity['activity_type'], Words>> = {
  CustomActivity: { es: 'Actividad de la escuela', en: 'Activity of the school' },
  PfiActivity: { es: 'Actividad central', en: 'Central activity' },
  PaiSchoolActivity: { es: 'Actividad del plan de acción', en: 'Activity of the action plan' },
  PaiCoachActivity: { es: 'Actividad del coach en el plan de acción', en: 'Activity of the coach in the action plan' },
  SchoolVisitActivity: { es: 'Visita', en: 'Visit' },
};
const STATUSES: Readonly<Record<DisplayStatus | 'cancelled', Words>> = {
  pending: { es: 'Pendiente', en: 'Pending' },
  outdated: { es: 'Vencida', en: 'Overdue' },
  taken: { es: 'Tomada', en: 'Done' },
  visit: { es: 'Visita', en: 'Visit' },
  cancelled: { es: 'Cancelada', en: 'Cancelled' },
};

/** Where a row says its cycle: a finished one is read by who accompanied the school then. */
const PAST = { column: 'agenda_activities.cycle_id' };

/** Everything on the agenda with what became of it (REP-01); the average is the one of the ratings. */
export const activitiesReport = (agenda: AgendaParts): Report => ({
  ...{ key: 'activities', ability: 'agenda:read', isOfSupport: true, hasRange: true },
  name: { es: 'Actividades de la agenda', en: 'Activities of the agenda' },
  description: {
    es: 'Cada actividad de la agenda, con su responsable, estado, asistentes, evidencias y calificación.',
    en: 'Everything on the agenda, with who is responsible, state, attendees, evidence and rating.',
  },
  columns: [
    { header: { es: 'Id', en: 'Id' }, kind: 'number' },
    { header: { es: 'Escuela', en: 'School' } },
    { header: { es: 'Tipo', en: 'Kind' } },
    { header: { es: 'Actividad', en: 'Activity' } },
    { header: { es: 'Responsable', en: 'Responsible' } },
    { header: { es: 'Fecha', en: 'Date' }, kind: 'day' },
    { header: { es: 'Hora', en: 'Time' } },
    { header: { es: 'Estado', en: 'State' } },
    { header: { es: 'Iniciada', en: 'Started at' }, kind: 'moment' },
    { header: { es: 'Completada', en: 'Completed at' }, kind: 'moment' },
    { header: { es: 'Asistentes', en: 'Attendees' }, kind: 'number' },
    { header: { es: 'Evidencias', en: 'Files of evidence' }, kind: 'number' },
    { header: { es: 'Calificación promedio', en: 'Average rating' }, kind: 'number' },
  ],
  rows: async (db, asked) => {
    const rows = await reportedActivities(db, agenda, asked);
    const rated = rows.filter((row) => row.activity_type === 'PfiActivity' && Boolean(row.isCompleted));
    const ids = rated.map(({ id }) => id);
    const ratings = await ratingsAmong(db, agenda, asked.actor, { ids, past: PAST });
    return rows.map((row) => [
      ...[row.id, row.school, TYPES[row.activity_type][asked.locale], row.activity],
      ...[responsibleFor(agenda, row), row.date, row.time, STATUSES[statusOf(agenda, row, asked)][asked.locale]],
      ...[row.started_at, row.completed_at, row.attendees ?? null, row.evidences ?? null],
      ratings.get(row.id)?.average ?? null,
    ]);
  },
});

function statusOf({ kinds }: AgendaParts, row: ReportedActivity, { now }: ReportAsked): DisplayStatus | 'cancelled' {
  if (row.cancelled_at !== null) return 'cancelled';
  const { activity_type, isCompleted, date, timezone } = row;
  return kinds.of(activity_type).statusOf({ isCompleted: Boolean(isCompleted), date, today: dayIn(timezone, now) });
}

/** Whoever added an activity of their own; of other items the coach, if they have one. */
function responsibleFor({ kinds }: AgendaParts, row: ReportedActivity): string | null {
  const isAuthors = kinds.of(row.activity_type).keepsBusy === 'author';
  const name = isAuthors ? row.author_name : row.coach_name;
  const surname = isAuthors ? row.author_surname : row.coach_surname;
  return name === null ? null : fullname({ name, surname: surname ?? '' });
}
