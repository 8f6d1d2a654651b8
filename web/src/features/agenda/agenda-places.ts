import { activitiesPages } from '@ruta/contracts/activities/activities.pages';
import type { AgendaActivity } from '@ruta/contracts/agenda/agenda.schema';
import { visitsPages } from '@ruta/contracts/visits/visits.pages';
import type { AgendaArea } from './agenda.calls';

/**
 * The address of an item: a visit's detail; for an activity in progress the page where it runs, if the reader may run
 * it (ACT-01); otherwise the activity's detail.
 */
export function placeOf({ id, school_id, activity_id, isVisit, can }: AgendaActivity, area: AgendaArea) {
  const isCoach = area === 'coach';
  if (isVisit) {
    if (activity_id === null) return undefined;
    return (isCoach ? visitsPages.coachVisitAgendaDetail : visitsPages.scholasticVisitDetail).href({
      school_id,
      id: activity_id,
    });
  }
  if (can.run)
    return (isCoach ? activitiesPages.coachActivityStart : activitiesPages.scholasticActivityStart).href({
      school_id,
      id,
    });
  return (isCoach ? activitiesPages.coachActivityDetail : activitiesPages.scholasticActivityDetail).href({
    school_id,
    id,
  });
}

/** The address of the form for a new activity. */
export const creationOf = (area: AgendaArea, schoolId: string) =>
  (area === 'coach' ? activitiesPages.coachActivityCreate : activitiesPages.scholasticActivityCreate).href({
    school_id: schoolId,
  });
