import { conferencesCoachPages } from '../../features/conferences/conferences.coach.pages';
import { dpiCoachPages } from '../../features/dpi/dpi.coach.pages';
import { observationsCoachPages } from '../../features/observations/observations.coach.pages';
import { paiCoachPages } from '../../features/pai/pai.coach.pages';
import { pfiCoachPages } from '../../features/pfi/pfi.coach.pages';
import { pfpCoachPages } from '../../features/pfp/pfp.coach.pages';
import { proofsCoachPages } from '../../features/proofs/proofs.coach.pages';
import { reportsCoachPages } from '../../features/reports/reports.coach.pages';
import { sharingCoachPages } from '../../features/sharing/sharing.coach.pages';
import { smartReportCoachPages } from '../../features/smart-report/smart-report.coach.pages';
import { surveysCoachPages } from '../../features/surveys/surveys.coach.pages';

/**
 * The coaches' pages beyond home, agenda, visits and activities, one line per room. Their table is loaded when one of them
 * is opened (`late-routes.ts`), because every visit of a coach begins with the other one (decision 0014).
 */
export const coachBeyondPages = [
  ...conferencesCoachPages,
  ...dpiCoachPages,
  ...observationsCoachPages,
  ...paiCoachPages,
  ...pfiCoachPages,
  ...pfpCoachPages,
  ...proofsCoachPages,
  ...reportsCoachPages,
  ...sharingCoachPages,
  ...smartReportCoachPages,
  ...surveysCoachPages,
];
