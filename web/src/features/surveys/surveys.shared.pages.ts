import { surveysPages } from '@ruta/contracts/surveys/surveys.pages';
import { lazyPage } from '../../lib/lazy-page';
import { pagesFor } from '../../shared/AbilityGuard';

/** A survey, for whoever was present; the whole of it also for who reads responses, which the server judges. */
export const surveysSharedPages = [
  pagesFor('survey:answer', [
    lazyPage(surveysPages.survey, async () => (await import('./pages/SurveyPage')).SurveyPage),
  ]),
  pagesFor('self:read', [
    lazyPage(surveysPages.surveyUpgraded, async () => (await import('./pages/UpgradedPage')).UpgradedPage),
  ]),
];
