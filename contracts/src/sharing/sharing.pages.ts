import { page } from '../kit/page-path';

/**
 * Pages of shared agendas: sharing and its history for coaches (SHA-01, SHA-02), what was shared with oneself, and the
 * page that stops letters with changes, open without a session.
 */
export const sharingPages = {
  coachShareAgenda: page('/coach/schools/:school_id/share-agenda'),
  coachShareHistory: page('/coach/schools/:school_id/share-agenda/history'),
  coachShareDetail: page('/coach/schools/:school_id/share-agenda/history/:id'),
  scholasticSharedAgendas: page('/scholastic/shared-agendas'),
  scholasticSharedAgenda: page('/scholastic/shared-agendas/:id'),
  professorSharedAgendas: page('/professor/shared-agendas'),
  professorSharedAgenda: page('/professor/shared-agendas/:id'),
  calendarChanges: page('/calendar-changes'),
};
