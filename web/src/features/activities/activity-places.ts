import { activitiesPages } from '@ruta/contracts/activities/activities.pages';
import { agendaPages } from '@ruta/contracts/agenda/agenda.pages';
import { ROLES } from '@ruta/contracts/roles';
import { monthOf } from '../../lib/dates';
import { useSession } from '../../lib/session';
import type { ActivityArea } from './activities.calls';

/** The area of the person's role. */
export function useArea(): ActivityArea {
  const { me } = useSession();
  return ROLES[me.role].area === 'scholastic' ? 'scholastic' : 'coach';
}

/** The addresses of an activity in an area. */
export function placesIn(area: ActivityArea, school_id: number | string) {
  const isCoach = area === 'coach';
  const one =
    (coach: typeof activitiesPages.coachActivityDetail, school: typeof activitiesPages.scholasticActivityDetail) =>
    (id: number) =>
      (isCoach ? coach : school).href({ school_id, id });
  return {
    /** The agenda, opened at a day; of a finished cycle with its id. */
    agenda: (day?: string, cycle?: number) =>
      (isCoach ? agendaPages.coachAgenda : agendaPages.scholasticAgenda).href(
        { school_id },
        day === undefined ? {} : { cycle, month: monthOf(day), day },
      ),
    detail: one(activitiesPages.coachActivityDetail, activitiesPages.scholasticActivityDetail),
    edit: (id: number) =>
      (isCoach ? activitiesPages.coachActivityEdit : activitiesPages.scholasticActivityEdit).href({ school_id, id }),
    start: (id: number) =>
      (isCoach ? activitiesPages.coachActivityStart : activitiesPages.scholasticActivityStart).href({ school_id, id }),
  };
}
