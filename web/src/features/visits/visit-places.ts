import { visitsPages } from '@ruta/contracts/visits/visits.pages';
import type { VisitPlaces } from './visit-look';
import type { VisitArea } from './visits.calls';

/** The page addresses of a school's visits, by area. School leaders only read. */
export function placesIn(area: VisitArea, schoolId: number | string): VisitPlaces & { list: string } {
  const at = { school_id: schoolId };
  if (area === 'scholastic')
    return {
      list: visitsPages.scholasticVisits.href(at),
      detail: (id) => visitsPages.scholasticVisitDetail.href({ ...at, id }),
    };
  return {
    list: visitsPages.coachVisits.href(at),
    detail: (id) => visitsPages.coachVisitDetail.href({ ...at, id }),
    edit: (id) => visitsPages.coachVisitEdit.href({ ...at, id }),
    editDraft: (id) => visitsPages.coachVisitEditDraft.href({ ...at, id }),
    start: (id) => visitsPages.coachVisitStart.href({ ...at, id }),
    rescheduled: (id) => visitsPages.coachVisitRescheduled.href({ ...at, id }),
  };
}
