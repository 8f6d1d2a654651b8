import { page } from '../kit/page-path';

/** The agendas of a school, a month per page (AGE-01); a teacher’s is of her own school. */
export const agendaPages = {
  coachAgenda: page('/coach/schools/:school_id/agenda'),
  scholasticAgenda: page('/scholastic/schools/:school_id/agenda'),
  professorAgenda: page('/professor/agenda'),
};
