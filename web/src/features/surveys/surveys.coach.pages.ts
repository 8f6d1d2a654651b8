import { surveyEntries } from '@ruta/contracts/surveys/survey-entries';
import { lazyPage } from '../../lib/lazy-page';

/** What was answered about the activities of a school, and how they were rated (ACT-05, ACT-06). */
export const surveysCoachPages = [
  lazyPage(surveyEntries.coachResponses, async () => (await import('./pages/ResponsesPages')).CoachResponsesPage),
  lazyPage(surveyEntries.coachRatings, async () => (await import('./pages/RatingsPages')).CoachRatingsPage),
];
