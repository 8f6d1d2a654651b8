import { page } from '../kit/page-path';

/** The month of a school (AGE-01). */
export const agendaPages = {
  coachAgenda: page('/coach/schools/:school_id/agenda'),
  scholasticAgenda: page('/scholastic/schools/:school_id/agenda'),
};
