import { activitiesPages } from '@ruta/contracts/activities/activities.pages';
import type { AgendaActivity } from '@ruta/contracts/agenda/agenda.schema';
import { visitsPages } from '@ruta/contracts/visits/visits.pages';
import type { AgendaArea } from './agenda.calls';

/**
 * Where an item leads: a visit to its detail; an activity in progress to where it runs, for who runs it (ACT-01);
 * every other one to its detail.
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

/** Where an activity is added to the school's agenda. */
export const creationOf = (area: AgendaArea, schoolId: string) =>
  (area === 'coach' ? activitiesPages.coachActivityCreate : activitiesPages.scholasticActivityCreate).href({
    school_id: schoolId,
  });
