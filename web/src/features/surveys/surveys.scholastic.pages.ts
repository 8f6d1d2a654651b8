import { surveysPages } from '@ruta/contracts/surveys/surveys.pages';
import { lazyPage } from '../../lib/lazy-page';

/** What was answered about the activities of a school, and how they were rated (ACT-05, ACT-06). */
export const surveysScholasticPages = [
  lazyPage(
    surveysPages.scholasticSurveyResponses,
    async () => (await import('./pages/ResponsesPages')).ScholasticResponsesPage,
  ),
  lazyPage(surveysPages.scholasticRatings, async () => (await import('./pages/RatingsPages')).ScholasticRatingsPage),
];
