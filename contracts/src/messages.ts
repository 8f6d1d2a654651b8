import { accessMessages } from './access/access.words';
import { activitiesMessages } from './activities/activities.words';
import { agendaMessages } from './agenda/agenda.words';
import { conferencesMessages } from './conferences/conferences.words';
import { sessionSurveysMessages } from './session-surveys/session-surveys.words';
import { cyclesMessages } from './cycles/cycles.words';
import { dpiMessages } from './dpi/dpi.words';
import { firstStepsMessages } from './first-steps/first-steps.words';
import { hierarchyMessages } from './hierarchy/hierarchy.words';
import { availabilityMessages } from './availability/availability.words';
import { holidaysMessages } from './holidays/holidays.words';
import { importsMessages } from './imports/imports.words';
import { coachRolesMessages } from './hierarchy/coach-roles.words';
import { handoverMessages } from './hierarchy/handover.words';
import { invitationsMessages } from './invitations/invitations.words';
import { observationsMessages } from './observations/observations.words';
import { otherContentMessages } from './other-content/other-content.words';
import { paiMessages } from './pai/pai.words';
import { pfiMessages } from './pfi/pfi.words';
import { pillsMessages } from './pills/pills.words';
import { pfpMessages } from './pfp/pfp.words';
import { proofsMessages } from './proofs/proofs.words';
import { rolesMessages } from './roles/roles.words';
import { schoolsMessages } from './schools/schools.words';
import { sharingMessages } from './sharing/sharing.words';
import { surveysMessages } from './surveys/surveys.words';
import { usersMessages } from './users/users.words';
import { visitsMessages } from './visits/visits.words';
import type { Text } from './locale';

/** The server's messages after a success, shown in the snackbar (UI-01). */
export const MESSAGES = {
  ...accessMessages,
  ...activitiesMessages,
  ...agendaMessages,
  ...coachRolesMessages,
  ...conferencesMessages,
  ...sessionSurveysMessages,
  ...cyclesMessages,
  ...dpiMessages,
  ...firstStepsMessages,
  ...handoverMessages,
  ...hierarchyMessages,
  ...availabilityMessages,
  ...holidaysMessages,
  ...importsMessages,
  ...invitationsMessages,
  ...observationsMessages,
  ...otherContentMessages,
  ...paiMessages,
  ...pfiMessages,
  ...pillsMessages,
  ...pfpMessages,
  ...proofsMessages,
  ...rolesMessages,
  ...schoolsMessages,
  ...sharingMessages,
  ...surveysMessages,
  ...usersMessages,
  ...visitsMessages,
} as const satisfies Record<string, Text>;

export type MessageCode = keyof typeof MESSAGES;
