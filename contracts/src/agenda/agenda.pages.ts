import { page } from '../kit/page-path';

/** The agendas of a school and of all schools, a month per page (AGE-01); a teacher’s is of her own school. */
export const agendaPages = {
  coachAgendaOfAll: page('/coach/agenda'),
  coachAgenda: page('/coach/schools/:school_id/agenda'),
  scholasticAgendaOfAll: page('/scholastic/agenda'),
  scholasticAgenda: page('/scholastic/schools/:school_id/agenda'),
  professorAgenda: page('/professor/agenda'),
};
