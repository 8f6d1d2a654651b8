import { homePages } from '@ruta/contracts/home.pages';
import { activitiesCoachPages } from '../../features/activities/activities.coach.pages';
import { agendaCoachPages } from '../../features/agenda/agenda.coach.pages';
import { hierarchyCoachPages } from '../../features/hierarchy/hierarchy.coach.pages';
import { visitsCoachPages } from '../../features/visits/visits.coach.pages';
import { lazyPage } from '../../lib/lazy-page';

/** The coaches' pages that visits begin with, one line per room; the others are in `coach-beyond.ts`. */
export const coachPages = [
  lazyPage(homePages.coach, async () => (await import('../home/CoachHome')).CoachHome),
  ...activitiesCoachPages,
  ...agendaCoachPages,
  ...hierarchyCoachPages,
  ...visitsCoachPages,
];
