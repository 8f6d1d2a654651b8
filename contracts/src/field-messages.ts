import { accessFields } from './access/access.words';
import { activitiesFields } from './activities/activities.words';
import { agendaFields } from './agenda/agenda.words';
import { conferencesFields } from './conferences/conferences.words';
import { sessionSurveysFields } from './session-surveys/session-surveys.words';
import { cyclesFields } from './cycles/cycles.words';
import { dpiFields } from './dpi/dpi.words';
import { hierarchyFields } from './hierarchy/hierarchy.words';
import { availabilityFields } from './availability/availability.words';
import { holidaysFields } from './holidays/holidays.words';
import { importsFields } from './imports/imports.words';
import { coachRolesFields } from './hierarchy/coach-roles.words';
import { invitationsFields } from './invitations/invitations.words';
import { observationsFields } from './observations/observations.words';
import { otherContentFields } from './other-content/other-content.words';
import { paiFields } from './pai/pai.words';
import { pfiFields } from './pfi/pfi.words';
import { pillsFields } from './pills/pills.words';
import { pfpFields } from './pfp/pfp.words';
import { proofsFields } from './proofs/proofs.words';
import { reportsFields } from './reports/reports.words';
import { rolesFields } from './roles/roles.words';
import { schoolsFields } from './schools/schools.words';
import { sessionStatsFields } from './session-stats/session-stats.words';
import { sharingFields } from './sharing/sharing.words';
import { surveysFields } from './surveys/surveys.words';
import { usersFields } from './users/users.words';
import { visitsFields } from './visits/visits.words';
import { fillPlaces } from './kit/fill-places';
import { kitFields } from './kit/kit.words';
import type { Locale, Text } from './locale';

/**
 * The sentences beside fields. Contracts refer to them by key; the server and the forms resolve keys in the person's
 * language. Placeholders such as `{max}` are filled from the validation issue.
 */
export const FIELD_MESSAGES = {
  ...kitFields,
  ...accessFields,
  ...activitiesFields,
  ...agendaFields,
  ...coachRolesFields,
  ...conferencesFields,
  ...sessionSurveysFields,
  ...cyclesFields,
  ...dpiFields,
  ...hierarchyFields,
  ...availabilityFields,
  ...holidaysFields,
  ...importsFields,
  ...invitationsFields,
  ...observationsFields,
  ...otherContentFields,
  ...paiFields,
  ...pfiFields,
  ...pillsFields,
  ...pfpFields,
  ...proofsFields,
  ...reportsFields,
  ...rolesFields,
  ...schoolsFields,
  ...sessionStatsFields,
  ...sharingFields,
  ...surveysFields,
  ...usersFields,
  ...visitsFields,
} as const satisfies Record<string, Text>;

export type FieldMessage = keyof typeof FIELD_MESSAGES;

const isKey = (key: string): key is FieldMessage => Object.hasOwn(FIELD_MESSAGES, key);

/** The sentence of a key, with its placeholders filled. An unknown key gives the general sentence. */
export function fieldMessage(key: string, locale: Locale, places: Readonly<Record<string, unknown>> = {}): string {
  const sentence: string = FIELD_MESSAGES[isKey(key) ? key : 'invalid'][locale];
  return fillPlaces(sentence, places);
}
