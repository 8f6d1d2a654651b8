import { page } from '../kit/page-path';

/** Pages of visits (VIS-01 to VIS-07). */
export const visitsPages = {
  coachVisits: page('/coach/schools/:school_id/visits'),
  coachVisitCreate: page('/coach/schools/:school_id/visits/create'),
  coachVisitDetail: page('/coach/schools/:school_id/visits/detail/:id'),
  coachVisitEdit: page('/coach/schools/:school_id/visits/edit/:id'),
  coachVisitEditDraft: page('/coach/schools/:school_id/visits/edit/:id/draft'),
  coachVisitStart: page('/coach/schools/:school_id/visits/start/:id'),
  coachVisitRescheduled: page('/coach/schools/:school_id/visits/rescheduled/:id'),
  coachVisitPdf: page('/coach/schools/:school_id/visits/pdf/:id'),
  coachVisitAgendaDetail: page('/coach/schools/:school_id/visits/agenda/detail/:id'),
  scholasticVisits: page('/scholastic/schools/:school_id/visits'),
  scholasticVisitDetail: page('/scholastic/schools/:school_id/visits/detail/:id'),
};

/** The detail page of a visit in the reader's area. */
export const visitPage = (
  area: 'coach' | 'scholastic',
  { school_id, visit_id }: { school_id: number; visit_id: number },
) =>
  (area === 'coach' ? visitsPages.coachVisitDetail : visitsPages.scholasticVisitDetail).href({
    school_id,
    id: visit_id,
  });
