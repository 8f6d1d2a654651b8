import { accessPages } from './access/access.pages';
import { activitiesPages } from './activities/activities.pages';
import { agendaPages } from './agenda/agenda.pages';
import { auditPages } from './audit/audit.pages';
import { conferencesPages } from './conferences/conferences.pages';
import { cyclesPages } from './cycles/cycles.pages';
import { dpiPages } from './dpi/dpi.pages';
import { hierarchyPages } from './hierarchy/hierarchy.pages';
import { schoolHistoryPages } from './hierarchy/school-history.pages';
import { availabilityPages } from './availability/availability.pages';
import { holidaysPages } from './holidays/holidays.pages';
import { importsPages } from './imports/imports.pages';
import { coachRolesPages } from './hierarchy/coach-roles.pages';
import { homePages } from './home.pages';
import { invitationsPages } from './invitations/invitations.pages';
import { notificationsPages } from './notifications/notifications.pages';
import { observationsPages } from './observations/observations.pages';
import { otherContentPages } from './other-content/other-content.pages';
import { paiPages } from './pai/pai.pages';
import { pfiPages } from './pfi/pfi.pages';
import { pillsPages } from './pills/pills.pages';
import { pfpPages } from './pfp/pfp.pages';
import { pillLibraryPages } from './pills/pill-library.pages';
import { proofsPages } from './proofs/proofs.pages';
import { reportsPages } from './reports/reports.pages';
import { rolesPages } from './roles/roles.pages';
import { schoolsPages } from './schools/schools.pages';
import { sessionStatsPages } from './session-stats/session-stats.pages';
import { sharingPages } from './sharing/sharing.pages';
import { smartReportPages } from './smart-report/smart-report.pages';
import { statisticsPages } from './statistics/statistics.pages';
import { surveysPages } from './surveys/surveys.pages';
import { usersPages } from './users/users.pages';
import { visitsPages } from './visits/visits.pages';

/** Every page address of the web application, for tests. Code imports the pages of the room that it links to. */
export const pages = {
  ...homePages,
  ...accessPages,
  ...activitiesPages,
  ...agendaPages,
  ...auditPages,
  ...coachRolesPages,
  ...conferencesPages,
  ...cyclesPages,
  ...dpiPages,
  ...hierarchyPages,
  ...availabilityPages,
  ...holidaysPages,
  ...importsPages,
  ...invitationsPages,
  ...notificationsPages,
  ...observationsPages,
  ...otherContentPages,
  ...pillsPages,
  ...paiPages,
  ...pfiPages,
  ...pfpPages,
  ...pillLibraryPages,
  ...proofsPages,
  ...reportsPages,
  ...rolesPages,
  ...schoolHistoryPages,
  ...schoolsPages,
  ...sessionStatsPages,
  ...sharingPages,
  ...smartReportPages,
  ...statisticsPages,
  ...surveysPages,
  ...usersPages,
  ...visitsPages,
};
