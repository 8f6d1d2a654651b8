import { access } from './access/access.api';
import { profileCalls } from './access/profile.api';
import { sessionCalls } from './access/sessions.api';
import { twoFactorCalls } from './access/two-factor.api';
import { passwordCalls } from './access/passwords.api';
import { activities } from './activities/activities.api';
import { running } from './activities/running.api';
import { activitiesScreens } from './activities/activities.screens';
import { agenda } from './agenda/agenda.api';
import { agendaScreens } from './agenda/agenda.screens';
import { audit } from './audit/audit.api';
import { auditScreens } from './audit/audit.screens';
import { conferences } from './conferences/conferences.api';
import { conferencesScreens } from './conferences/conferences.screens';
import { cycles } from './cycles/cycles.api';
import { cyclesScreens } from './cycles/cycles.screens';
import { dpiBank } from './dpi/bank.api';
import { dpi } from './dpi/dpi.api';
import { dpiScreens } from './dpi/dpi.screens';
import { firstSteps } from './first-steps/first-steps.api';
import { coachRoles, coachRolesOfCycles } from './hierarchy/coach-roles.api';
import { coachRolesScreens } from './hierarchy/coach-roles.screens';
import { coachCalls } from './hierarchy/coaches.api';
import { handover } from './hierarchy/handover.api';
import { handoverScreens } from './hierarchy/handover.screens';
import { hierarchy, hierarchyOfCycles } from './hierarchy/hierarchy.api';
import { sessionSurveys } from './session-surveys/session-surveys.api';
import { availability } from './availability/availability.api';
import { availabilityScreens } from './availability/availability.screens';
import { holidays } from './holidays/holidays.api';
import { catalogues } from './imports/catalogues.api';
import { imports } from './imports/imports.api';
import { importsScreens } from './imports/imports.screens';
import { holidaysScreens } from './holidays/holidays.screens';
import { hierarchyScreens } from './hierarchy/hierarchy.screens';
import { schoolHistory } from './hierarchy/school-history.api';
import { schoolHistoryScreens } from './hierarchy/school-history.screens';
import { homeScreens } from './home/home.screens';
import { openapi } from './kit/openapi.api';
import { invitations } from './invitations/invitations.api';
import { invitationsScreens } from './invitations/invitations.screens';
import { notifications } from './notifications/notifications.api';
import { observationFigures } from './observations/figures.api';
import { observations } from './observations/observations.api';
import { observationsScreens } from './observations/observations.screens';
import { otherContent } from './other-content/other-content.api';
import { otherContentScreens } from './other-content/other-content.screens';
import { pai } from './pai/pai.api';
import { paiScreens } from './pai/pai.screens';
import { centralCatalogue } from './pfi/central-catalogue.api';
import { pfi } from './pfi/pfi.api';
import { pfiScreens } from './pfi/pfi.screens';
import { formationCatalogue } from './pfp/catalogue.api';
import { pfp } from './pfp/pfp.api';
import { pfpScreens } from './pfp/pfp.screens';
import { pillCategories } from './pills/categories.api';
import { pillFilms } from './pills/films.api';
import { pillLinks } from './pills/links.api';
import { pills } from './pills/pills.api';
import { pillsScreens } from './pills/pills.screens';
import { playlists } from './pills/playlists.api';
import { proofs } from './proofs/proofs.api';
import { proofsScreens } from './proofs/proofs.screens';
import { reports } from './reports/reports.api';
import { scholasticReports } from './reports/scholastic-reports.api';
import { reportsScreens } from './reports/reports.screens';
import { roles } from './roles/roles.api';
import { rolesScreens } from './roles/roles.screens';
import { search } from './search/search.api';
import { searchScreens } from './search/search.screens';
import { calendarChanges } from './sharing/calendar-changes.api';
import { calendarFeed } from './sharing/calendar-feed.api';
import { received, sharing } from './sharing/sharing.api';
import { sessionStats } from './session-stats/session-stats.api';
import { sharingScreens } from './sharing/sharing.screens';
import { importedSchools } from './schools/imported-schools.api';
import { schools } from './schools/schools.api';
import { schoolsScreens } from './schools/schools.screens';
import { smartReportScreens } from './smart-report/smart-report.screens';
import { statistics } from './statistics/statistics.api';
import { surveys } from './surveys/surveys.api';
import { surveysScreens } from './surveys/surveys.screens';
import { emailChange } from './users/email-change.api';
import { users } from './users/users.api';
import { usersAtOnce } from './users/users-at-once.api';
import { usersScreens } from './users/users.screens';
import { visits } from './visits/visits.api';
import { visitsScreens } from './visits/visits.screens';

/** Every call under `/api`, by room. The server's routes, the contract tests and the OpenAPI document come from it. */
export const api = {
  access: { ...access, ...passwordCalls, ...profileCalls, ...sessionCalls, ...twoFactorCalls },
  activities: { ...activities, ...running },
  agenda,
  audit,
  coachRoles,
  coachRolesOfCycles,
  conferences,
  sessionSurveys,
  cycles,
  dpi: { ...dpi, ...dpiBank },
  firstSteps,
  handover,
  hierarchy: { ...hierarchy, ...coachCalls, ...schoolHistory },
  hierarchyOfCycles,
  availability,
  holidays,
  catalogues,
  imports,
  invitations,
  notifications,
  observations: { ...observations, ...observationFigures },
  openapi,
  otherContent,
  pai,
  pfi: { ...pfi, ...centralCatalogue },
  pfp: { ...pfp, ...formationCatalogue },
  pillCategories,
  pills: { ...pills, ...pillFilms, ...pillLinks },
  playlists,
  proofs,
  reports,
  scholasticReports,
  roles,
  schools: { ...schools, ...importedSchools },
  search,
  sessionStats,
  sharing,
  calendarChanges,
  calendarFeed,
  received,
  statistics,
  surveys,
  users: { ...users, ...usersAtOnce, ...emailChange },
  visits,
};

/** Every screen under `/bff`, by room. */
export const screens = {
  activities: activitiesScreens,
  agenda: agendaScreens,
  audit: auditScreens,
  coachRoles: coachRolesScreens,
  conferences: conferencesScreens,
  cycles: cyclesScreens,
  dpi: dpiScreens,
  availability: availabilityScreens,
  holidays: holidaysScreens,
  imports: importsScreens,
  handover: handoverScreens,
  hierarchy: { ...hierarchyScreens, ...schoolHistoryScreens },
  home: homeScreens,
  invitations: invitationsScreens,
  observations: observationsScreens,
  otherContent: otherContentScreens,
  pai: paiScreens,
  pfi: pfiScreens,
  pfp: pfpScreens,
  pills: pillsScreens,
  proofs: proofsScreens,
  reports: reportsScreens,
  roles: rolesScreens,
  schools: schoolsScreens,
  search: searchScreens,
  sharing: sharingScreens,
  smartReport: smartReportScreens,
  surveys: surveysScreens,
  users: usersScreens,
  visits: visitsScreens,
};
