import { access } from './access/access.api';
import { profileCalls } from './access/profile.api';
import { sessionCalls } from './access/sessions.api';
import { twoFactorCalls } from './access/two-factor.api';
import { passwordCalls } from './access/passwords.api';
import { activities } from './activities/activities.api';
import { running } from './activities/running.api';
import { agenda } from './agenda/agenda.api';
import { audit } from './audit/audit.api';
import { openapi } from './kit/openapi.api';
import { invitations } from './invitations/invitations.api';
import { notifications } from './notifications/notifications.api';
import { roles } from './roles/roles.api';
import { schools } from './schools/schools.api';
import { users } from './users/users.api';
import { visits } from './visits/visits.api';

/** Every call under `/api`, by room: what the server mounts, what the tests walk, what the OpenAPI page tells. */
export const api = {
  access: { ...access, ...passwordCalls, ...profileCalls, ...sessionCalls, ...twoFactorCalls },
  activities: { ...activities, ...running },
  agenda,
  audit,
  invitations,
  notifications,
  openapi,
  roles,
  schools,
  users,
  visits,
};
