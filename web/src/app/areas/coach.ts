import { homePages } from '@ruta/contracts/home.pages';
import { activitiesCoachPages } from '../../features/activities/activities.coach.pages';
import { agendaCoachPages } from '../../features/agenda/agenda.coach.pages';
import { hierarchyCoachPages } from '../../features/hierarchy/hierarchy.coach.pages';
import { observationsCoachPages } from '../../features/observations/observations.coach.pages';
import { proofsCoachPages } from '../../features/proofs/proofs.coach.pages';
import { visitsCoachPages } from '../../features/visits/visits.coach.pages';
import { lazyPage } from '../../lib/lazy-page';

/** The coaches' pages, one line per room. */
export const coachPages = [
  lazyPage(homePages.coach, async () => (await import('../home/CoachHome')).CoachHome),
  ...activitiesCoachPages,
  ...agendaCoachPages,
  ...hierarchyCoachPages,
  ...observationsCoachPages,
  ...proofsCoachPages,
  ...visitsCoachPages,
];
