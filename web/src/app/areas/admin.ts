import { homePages } from '@ruta/contracts/home.pages';
import { auditAdminPages } from '../../features/audit/audit.admin.pages';
import { conferencesAdminPages } from '../../features/conferences/conferences.admin.pages';
import { cyclesAdminPages } from '../../features/cycles/cycles.admin.pages';
import { dpiAdminPages } from '../../features/dpi/dpi.admin.pages';
import { hierarchyAdminPages } from '../../features/hierarchy/hierarchy.admin.pages';
import { holidaysAdminPages } from '../../features/holidays/holidays.admin.pages';
import { importsAdminPages } from '../../features/imports/imports.admin.pages';
import { pfiAdminPages } from '../../features/pfi/pfi.admin.pages';
import { pfpAdminPages } from '../../features/pfp/pfp.admin.pages';
import { otherContentAdminPages } from '../../features/other-content/other-content.admin.pages';
import { pillsAdminPages } from '../../features/pills/pills.admin.pages';
import { coachRolesAdminPages } from '../../features/hierarchy/coach-roles.admin.pages';
import { invitationsAdminPages } from '../../features/invitations/invitations.admin.pages';
import { reportsAdminPages } from '../../features/reports/reports.admin.pages';
import { rolesAdminPages } from '../../features/roles/roles.admin.pages';
import { sessionStatsAdminPages } from '../../features/session-stats/session-stats.admin.pages';
import { schoolsAdminPages } from '../../features/schools/schools.admin.pages';
import { usersAdminPages } from '../../features/users/users.admin.pages';
import { lazyPage } from '../../lib/lazy-page';

/** The administrators' pages, one line per room. */
export const adminPages = [
  lazyPage(homePages.admin, async () => (await import('../home/AdminHome')).AdminHome),
  ...auditAdminPages,
  ...conferencesAdminPages,
  ...coachRolesAdminPages,
  ...cyclesAdminPages,
  ...dpiAdminPages,
  ...hierarchyAdminPages,
  ...holidaysAdminPages,
  ...importsAdminPages,
  ...invitationsAdminPages,
  ...pfiAdminPages,
  ...pfpAdminPages,
  ...otherContentAdminPages,
  ...pillsAdminPages,
  ...reportsAdminPages,
  ...rolesAdminPages,
  ...schoolsAdminPages,
  ...sessionStatsAdminPages,
  ...usersAdminPages,
];
