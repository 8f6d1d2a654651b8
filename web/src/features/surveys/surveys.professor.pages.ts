import { surveysPages } from '@ruta/contracts/surveys/surveys.pages';
import { lazyPage } from '../../lib/lazy-page';

/** How the activities were rated that a teacher attended (ACT-06). */
export const surveysProfessorPages = [
  lazyPage(surveysPages.professorRatings, async () => (await import('./pages/RatingsPages')).OwnRatingsPage),
];
