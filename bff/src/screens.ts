import { servedActivities } from './features/activities/activities.screens';
import { servedAgenda } from './features/agenda/agenda.screens';
import { servedAudit } from './features/audit/audit.screens';
import { servedCoachRoles } from './features/hierarchy/coach-roles.screens';
import { servedCycles } from './features/cycles/cycles.screens';
import { servedConferences } from './features/conferences/conferences.screens';
import { servedAvailabilities } from './features/availability/availability.screens';
import { servedHolidays } from './features/holidays/holidays.screens';
import { servedImports } from './features/imports/imports.screens';
import { servedHandover } from './features/hierarchy/handover.screens';
import { servedDpi } from './features/dpi/dpi.screens';
import { servedHierarchy } from './features/hierarchy/hierarchy.screens';
import { servedSchoolHistory } from './features/hierarchy/school-history.screens';
import { servedHome } from './features/home/home.screens';
import { servedInvitations } from './features/invitations/invitations.screens';
import { servedObservations } from './features/observations/observations.screens';
import { servedOtherContent } from './features/other-content/other-content.screens';
import { servedPai } from './features/pai/pai.screens';
import { servedPfi } from './features/pfi/pfi.screens';
import { servedPfp } from './features/pfp/pfp.screens';
import { servedPills } from './features/pills/pills.screens';
import { servedProofs } from './features/proofs/proofs.screens';
import { servedRoles } from './features/roles/roles.screens';
import { servedReports } from './features/reports/reports.screens';
import { servedSchools } from './features/schools/schools.screens';
import { servedSearch } from './features/search/search.screens';
import { servedSharing } from './features/sharing/sharing.screens';
import { servedSmartReport } from './features/smart-report/smart-report.screens';
import { servedSurveys } from './features/surveys/surveys.screens';
import { servedUsers } from './features/users/users.screens';
import { servedVisits } from './features/visits/visits.screens';
import type { ServedScreen } from './kit/screen';

/** The screens of every room. Their order does not matter. */
export const screens: readonly ServedScreen[] = [
  ...servedActivities,
  ...servedAgenda,
  ...servedAudit,
  ...servedCoachRoles,
  ...servedCycles,
  ...servedAvailabilities,
  ...servedConferences,
  ...servedHolidays,
  ...servedImports,
  ...servedHandover,
  ...servedDpi,
  ...servedHierarchy,
  ...servedHome,
  ...servedInvitations,
  ...servedObservations,
  ...servedOtherContent,
  ...servedPai,
  ...servedPfi,
  ...servedPfp,
  ...servedPills,
  ...servedProofs,
  ...servedReports,
  ...servedRoles,
  ...servedSchoolHistory,
  ...servedSchools,
  ...servedSearch,
  ...servedSharing,
  ...servedSmartReport,
  ...servedSurveys,
  ...servedUsers,
  ...servedVisits,
];
