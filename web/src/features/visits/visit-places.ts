import { paths } from '../../lib/paths';
import type { VisitPlaces } from './visit-look';
import type { VisitArea } from './visit.routes';

/** Where the visits of a school are shown and worked on, by area; school leaders only read. */
export function placesIn(area: VisitArea, schoolId: number | string): VisitPlaces & { list: string } {
  const at = { school_id: schoolId };
  if (area === 'scholastic')
    return {
      list: paths.scholasticVisits.href(at),
      detail: (id) => paths.scholasticVisitDetail.href({ ...at, id }),
    };
  return {
    list: paths.coachVisits.href(at),
    detail: (id) => paths.coachVisitDetail.href({ ...at, id }),
    edit: (id) => paths.coachVisitEdit.href({ ...at, id }),
    editDraft: (id) => paths.coachVisitEditDraft.href({ ...at, id }),
    start: (id) => paths.coachVisitStart.href({ ...at, id }),
    rescheduled: (id) => paths.coachVisitRescheduled.href({ ...at, id }),
  };
}
