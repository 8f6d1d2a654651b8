import { page } from '../kit/page-path';
import { surveyEntries } from './survey-entries';

/** Pages of a survey: for whoever was present, and what was answered (SUR-01, SUR-02, ACT-05, ACT-06). */
export const surveysPages = {
  ...surveyEntries,
  survey: page('/surveys/:id'),
  surveyUpgraded: page('/surveys/:id/upgraded'),
};
