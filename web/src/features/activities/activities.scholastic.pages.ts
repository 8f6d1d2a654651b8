import { activitiesPages } from '@ruta/contracts/activities/activities.pages';
import { lazyPage } from '../../lib/lazy-page';

/** Pages of an activity for school staff (AGE-06, ACT-01 to ACT-04). */
export const activitiesScholasticPages = [
  lazyPage(
    activitiesPages.scholasticActivityCreate,
    async () => (await import('./pages/ActivityCreatePage')).ActivityCreatePage,
  ),
  lazyPage(
    activitiesPages.scholasticActivityEdit,
    async () => (await import('./pages/ActivityEditPage')).ActivityEditPage,
  ),
  lazyPage(
    activitiesPages.scholasticActivityStart,
    async () => (await import('./pages/ActivityStartPage')).ActivityStartPage,
  ),
  lazyPage(
    activitiesPages.scholasticActivityDetail,
    async () => (await import('./pages/ActivityDetailPage')).ActivityDetailPage,
  ),
];
