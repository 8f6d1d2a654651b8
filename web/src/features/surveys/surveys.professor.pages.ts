import { surveyEntries } from '@ruta/contracts/surveys/survey-entries';
import { lazyPage } from '../../lib/lazy-page';

/** How the activities were rated that a teacher attended (ACT-06). */
export const surveysProfessorPages = [
  lazyPage(surveyEntries.professorRatings, async () => (await import('./pages/RatingsPages')).OwnRatingsPage),
];
