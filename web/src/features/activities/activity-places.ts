import { ROLES } from '@ruta/contracts/roles';
import { monthOf } from '../../lib/dates';
import { paths } from '../../lib/paths';
import { useSession } from '../../lib/session';
import type { ActivityArea } from './activity.routes';

/** The area whose pages these are: the person's own. */
export function useArea(): ActivityArea {
  const { me } = useSession();
  return ROLES[me.role].area === 'scholastic' ? 'scholastic' : 'coach';
}

/** The addresses of an activity in an area. */
export function placesIn(area: ActivityArea, school_id: number | string) {
  const isCoach = area === 'coach';
  const one =
    (coach: typeof paths.coachActivityDetail, school: typeof paths.scholasticActivityDetail) => (id: number) =>
      (isCoach ? coach : school).href({ school_id, id });
  return {
    /** The agenda, at the day where one comes from. */
    agenda: (day?: string) =>
      (isCoach ? paths.coachAgenda : paths.scholasticAgenda).href(
        { school_id },
        day === undefined ? {} : { month: monthOf(day), day },
      ),
    detail: one(paths.coachActivityDetail, paths.scholasticActivityDetail),
    edit: (id: number) => (isCoach ? paths.coachActivityEdit : paths.scholasticActivityEdit).href({ school_id, id }),
    start: (id: number) => (isCoach ? paths.coachActivityStart : paths.scholasticActivityStart).href({ school_id, id }),
  };
}
