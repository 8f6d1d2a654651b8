import { agendaPages } from '@ruta/contracts/agenda/agenda.pages';
import { visitsPages } from '@ruta/contracts/visits/visits.pages';
import { monthOf } from '../../lib/dates';
import type { TranslateOf } from '../../lib/i18n';
import type { AskedPlace } from '../../shared/acts/asked-place';
import type { VisitPlaces } from './visit-look';
import type { VisitArea } from './visits.calls';
import type { visitTexts } from './visits.texts';

/**
 * The page addresses of a school's visits, by area. School leaders only read. In a finished cycle list and detail stay
 * in it.
 */
export function placesIn(
  area: VisitArea,
  schoolId: number | string,
  cycle?: number | string,
): VisitPlaces & { list: string } {
  const at = { school_id: schoolId };
  const query = { cycle };
  if (area === 'scholastic')
    return {
      list: visitsPages.scholasticVisits.href(at, query),
      detail: (id) => visitsPages.scholasticVisitDetail.href({ ...at, id }, query),
    };
  return {
    list: visitsPages.coachVisits.href(at, query),
    detail: (id) => visitsPages.coachVisitDetail.href({ ...at, id }, query),
    edit: (id) => visitsPages.coachVisitEdit.href({ ...at, id }),
    editDraft: (id) => visitsPages.coachVisitEditDraft.href({ ...at, id }),
    start: (id) => visitsPages.coachVisitStart.href({ ...at, id }),
    rescheduled: (id) => visitsPages.coachVisitRescheduled.href({ ...at, id }),
  };
}

/** The agenda, opened at a day. */
export const agendaAt = (schoolId: number | string, day: string): string =>
  agendaPages.coachAgenda.href({ school_id: schoolId }, { month: monthOf(day), day });

/** Where a form leads back to: the place of the agenda that it was opened from, else the list. */
export const backOf = (place: AskedPlace | null, schoolId: number | string, t: TranslateOf<typeof visitTexts>) =>
  place === null
    ? { href: visitsPages.coachVisits.href({ school_id: schoolId }), label: t('back.list') }
    : { href: agendaAt(schoolId, place.date), label: t('back.agenda') };
