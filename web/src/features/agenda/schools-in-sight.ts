import type { AgendaOfAll } from '@ruta/contracts/agenda/agenda.screens';
import type { AgendaSchool } from '@ruta/contracts/agenda/agenda.schema';

/** The schools that the agenda shows. */
export const schoolsInSight = ({ schools, chosen: { school_ids, coach_id } }: AgendaOfAll): AgendaSchool[] =>
  schools.filter(
    ({ id, coach }) =>
      (school_ids.length === 0 || school_ids.includes(id)) && (coach_id === null || coach?.id === coach_id),
  );
