import { activitiesPages } from '@ruta/contracts/activities/activities.pages';
import type { AgendaActivity } from '@ruta/contracts/agenda/agenda.schema';
import { surveyEntries } from '@ruta/contracts/surveys/survey-entries';
import { detailOf, itemActOf } from '../../shared/acts/item-acts';
import type { AgendaArea } from './agenda.calls';

/** The address of an item: an activity in progress runs on its page, if the reader may run it (ACT-01). */
export const placeOf = (item: AgendaActivity, area: AgendaArea): string | undefined =>
  !item.isVisit && item.can.run ? itemActOf(item, area).href : detailOf(item, area);

/** What was answered about a finished central activity (AGE-05); undefined for other items. */
export function responsesOf({ id, school_id, activity_type, isCompleted }: AgendaActivity, area: AgendaArea) {
  if (activity_type !== 'PfiActivity' || !isCompleted) return undefined;
  const responses = area === 'coach' ? surveyEntries.coachResponses : surveyEntries.scholasticResponses;
  return responses.href({ school_id, id });
}

/** The address of the form for a new activity, filled in with a place of the calendar. */
export const creationOf = (area: AgendaArea, schoolId: string, place: object = {}) =>
  (area === 'coach' ? activitiesPages.coachActivityCreate : activitiesPages.scholasticActivityCreate).href(
    { school_id: schoolId },
    place,
  );

/** The place of a form that is opened beside a chosen day: the day, unless it is past at the school. */
export const placeOn = (day: string | undefined, schoolToday: string | undefined): object =>
  day !== undefined && schoolToday !== undefined && day >= schoolToday ? { date: day } : {};
