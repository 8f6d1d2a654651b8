import { activitiesPages } from '@ruta/contracts/activities/activities.pages';
import type { AgendaActivity } from '@ruta/contracts/agenda/agenda.schema';
import type { DutyAct } from '@ruta/contracts/kit/duty';
import { visitsPages } from '@ruta/contracts/visits/visits.pages';
import type { IconName } from '@ruta/design-system';
import { nextActOf, standingOfItem } from './next-act';
import type { NextAct } from './next-act';

/** The areas with an agenda. */
export type ItemArea = 'coach' | 'scholastic';

/** Icon of each act, of items and of duties. */
export const actIcons = {
  continue: 'draft',
  resume: 'play',
  start: 'play',
  reschedule: 'reschedule',
  edit: 'edit',
  answer: 'edit',
  view: 'eye',
} as const satisfies Record<NextAct | DutyAct, IconName>;

/** The name of the search parameter that asks a detail page to begin an act: `?act=reschedule`. */
export const ACT = 'act';

type Item = Pick<AgendaActivity, 'id' | 'school_id' | 'activity_id' | 'isVisit'>;

/** The detail page of an item; undefined for a visit without its record. */
export function detailOf({ id, school_id, activity_id, isVisit }: Item, area: ItemArea, query: object = {}) {
  const isCoach = area === 'coach';
  if (!isVisit)
    return (isCoach ? activitiesPages.coachActivityDetail : activitiesPages.scholasticActivityDetail).href(
      { school_id, id },
      query,
    );
  if (activity_id === null) return undefined;
  return (isCoach ? visitsPages.coachVisitAgendaDetail : visitsPages.scholasticVisitDetail).href(
    { school_id, id: activity_id },
    query,
  );
}

/** Where an act on an item happens. Only coaches act on visits. */
function placeOf(act: NextAct, item: Item, area: ItemArea): string | undefined {
  const { id, school_id, activity_id, isVisit } = item;
  if (act === 'view' || act === 'continue') return detailOf(item, area);
  if (act === 'reschedule') return detailOf(item, area, { [ACT]: act });
  const isCoach = area === 'coach';
  if (!isVisit) {
    const [coach, school] =
      act === 'edit'
        ? ([activitiesPages.coachActivityEdit, activitiesPages.scholasticActivityEdit] as const)
        : ([activitiesPages.coachActivityStart, activitiesPages.scholasticActivityStart] as const);
    return (isCoach ? coach : school).href({ school_id, id });
  }
  if (!isCoach || activity_id === null) return detailOf(item, area);
  return (act === 'edit' ? visitsPages.coachVisitEdit : visitsPages.coachVisitStart).href({
    school_id,
    id: activity_id,
  });
}

/** The next act on an item of the agenda, and where it happens. */
export function itemActOf(item: AgendaActivity, area: ItemArea) {
  const act = nextActOf(standingOfItem(item));
  return { act, icon: actIcons[act], href: placeOf(act, item, area) };
}
