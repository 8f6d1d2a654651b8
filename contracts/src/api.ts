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
import { cycles } from './cycles/cycles.api';
import { cyclesScreens } from './cycles/cycles.screens';
import { homeScreens } from './home/home.screens';
import { openapi } from './kit/openapi.api';
import { invitations } from './invitations/invitations.api';
import { invitationsScreens } from './invitations/invitations.screens';
import { notifications } from './notifications/notifications.api';
import { roles } from './roles/roles.api';
import { rolesScreens } from './roles/roles.screens';
import { search } from './search/search.api';
import { searchScreens } from './search/search.screens';
import { schools } from './schools/schools.api';
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
  cycles,
  invitations,
  notifications,
  openapi,
  roles,
  schools,
  search,
  users: { ...users, ...usersAtOnce, ...emailChange },
  visits,
};

/** Every screen under `/bff`, by room. */
export const screens = {
  activities: activitiesScreens,
  agenda: agendaScreens,
  audit: auditScreens,
  cycles: cyclesScreens,
  home: homeScreens,
  invitations: invitationsScreens,
  roles: rolesScreens,
  search: searchScreens,
  users: usersScreens,
  visits: visitsScreens,
};
