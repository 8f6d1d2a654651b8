import { surveyEntries } from '@ruta/contracts/surveys/survey-entries';
import { lazyPage } from '../../lib/lazy-page';

/** What was answered about the activities of a school, and how they were rated (ACT-05, ACT-06). */
export const surveysScholasticPages = [
  lazyPage(
    surveyEntries.scholasticResponses,
    async () => (await import('./pages/ResponsesPages')).ScholasticResponsesPage,
  ),
  lazyPage(surveyEntries.scholasticRatings, async () => (await import('./pages/RatingsPages')).ScholasticRatingsPage),
];
