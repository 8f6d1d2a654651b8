import { activitiesPages } from '@ruta/contracts/activities/activities.pages';
import { lazyPage } from '../../lib/lazy-page';

/** Pages of an activity for coaches (AGE-06, ACT-01 to ACT-04). */
export const activitiesCoachPages = [
  lazyPage(
    activitiesPages.coachActivityCreate,
    async () => (await import('./pages/ActivityCreatePage')).ActivityCreatePage,
  ),
  lazyPage(activitiesPages.coachActivityEdit, async () => (await import('./pages/ActivityEditPage')).ActivityEditPage),
  lazyPage(
    activitiesPages.coachActivityStart,
    async () => (await import('./pages/ActivityStartPage')).ActivityStartPage,
  ),
  lazyPage(
    activitiesPages.coachActivityDetail,
    async () => (await import('./pages/ActivityDetailPage')).ActivityDetailPage,
  ),
];
