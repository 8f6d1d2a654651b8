import { namesOfRoles } from '@ruta/contracts/roles';
import type { AgendaParts } from '../agenda';
import type { Report } from '../reports';
import { fullname } from '../users';
import { levelNames, reportedPresence } from './attendance-report.reader';
import { rolesAndLevels } from './attending.reader';

/**
 * Who was present at each activity, and their proof (REP-01). Nobody is listed as absent: who was expected is recorded
 * nowhere. Roles and levels are those of now.
 */
export const attendanceReport = (agenda: AgendaParts): Report => ({
  ...{ key: 'attendance', ability: 'activity:read', isOfSupport: true, hasRange: true },
  name: { es: 'Asistencia y constancias', en: 'Attendance and proofs' },
  description: {
    es: 'Quién asistió a cada actividad, con el folio, las horas y el envío de su constancia.',
    en: 'Who attended each activity, with the folio, the hours and the sending of their proof.',
  },
  columns: [
    { header: { es: 'Escuela', en: 'School' } },
    { header: { es: 'Actividad', en: 'Activity' } },
    { header: { es: 'Fecha', en: 'Date' }, kind: 'day' },
    { header: { es: 'Persona', en: 'Person' } },
    { header: { es: 'Rol', en: 'Role' } },
    { header: { es: 'Nivel', en: 'Level' } },
    { header: { es: 'Asistió', en: 'Attended' }, kind: 'flag' },
    { header: { es: 'Folio de la constancia', en: 'Folio of the proof' } },
    { header: { es: 'Horas', en: 'Hours' }, kind: 'number' },
    { header: { es: 'Enviada', en: 'Sent at' }, kind: 'moment' },
  ],
  rows: async (db, asked) => {
    const { locale } = asked;
    const rows = await reportedPresence(db, agenda, asked);
    const people = await rolesAndLevels(db, [...new Set(rows.map(({ user_id }) => user_id))]);
    const names = await levelNames(db, locale);
    return rows.map((row) => [
      ...[row.school, row.activity, row.date, fullname(row)],
      namesOfRoles(
        (people.roles.get(row.user_id) ?? []).map(({ code }) => code),
        locale,
      ),
      (people.levels.get(row.user_id) ?? []).map(({ key }) => names.get(key) ?? key).join(', '),
      ...[1, row.folio ?? null, row.tenths == null ? null : row.tenths / 10, row.mailed_at ?? null],
    ]);
  },
});
