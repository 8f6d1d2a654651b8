import { servedActivities } from './features/activities/activities.screens';
import { servedAgenda } from './features/agenda/agenda.screens';
import { servedAudit } from './features/audit/audit.screens';
import { servedCycles } from './features/cycles/cycles.screens';
import { servedHome } from './features/home/home.screens';
import { servedInvitations } from './features/invitations/invitations.screens';
import { servedRoles } from './features/roles/roles.screens';
import { servedSearch } from './features/search/search.screens';
import { servedUsers } from './features/users/users.screens';
import { servedVisits } from './features/visits/visits.screens';
import type { ServedScreen } from './kit/screen';

/** The screens of every room. Their order does not matter. */
export const screens: readonly ServedScreen[] = [
  ...servedActivities,
  ...servedAgenda,
  ...servedAudit,
  ...servedCycles,
  ...servedHome,
  ...servedInvitations,
  ...servedRoles,
  ...servedSearch,
  ...servedUsers,
  ...servedVisits,
];
