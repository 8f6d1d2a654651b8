import { homePages } from '@ruta/contracts/home.pages';
import { activitiesScholasticPages } from '../../features/activities/activities.scholastic.pages';
import { agendaScholasticPages } from '../../features/agenda/agenda.scholastic.pages';
import { conferencesScholasticPages } from '../../features/conferences/conferences.scholastic.pages';
import { dpiScholasticPages } from '../../features/dpi/dpi.scholastic.pages';
import { hierarchyScholasticPages } from '../../features/hierarchy/hierarchy.scholastic.pages';
import { observationsScholasticPages } from '../../features/observations/observations.scholastic.pages';
import { paiScholasticPages } from '../../features/pai/pai.scholastic.pages';
import { pfiScholasticPages } from '../../features/pfi/pfi.scholastic.pages';
import { proofsScholasticPages } from '../../features/proofs/proofs.scholastic.pages';
import { reportsScholasticPages } from '../../features/reports/reports.scholastic.pages';
import { sharingScholasticPages } from '../../features/sharing/sharing.scholastic.pages';
import { smartReportScholasticPages } from '../../features/smart-report/smart-report.scholastic.pages';
import { surveysScholasticPages } from '../../features/surveys/surveys.scholastic.pages';
import { visitsScholasticPages } from '../../features/visits/visits.scholastic.pages';
import { lazyPage } from '../../lib/lazy-page';

/** The pages of school staff, one line per room. */
export const scholasticPages = [
  lazyPage(homePages.scholastic, async () => (await import('../home/ScholasticHome')).ScholasticHome),
  ...activitiesScholasticPages,
  ...agendaScholasticPages,
  ...conferencesScholasticPages,
  ...dpiScholasticPages,
  ...hierarchyScholasticPages,
  ...observationsScholasticPages,
  ...paiScholasticPages,
  ...pfiScholasticPages,
  ...proofsScholasticPages,
  ...reportsScholasticPages,
  ...sharingScholasticPages,
  ...smartReportScholasticPages,
  ...surveysScholasticPages,
  ...visitsScholasticPages,
];
