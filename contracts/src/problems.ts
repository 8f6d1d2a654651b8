import { accessProblems } from './access/access.words';
import { activitiesProblems } from './activities/activities.words';
import { agendaProblems } from './agenda/agenda.words';
import { conferencesProblems } from './conferences/conferences.words';
import { sessionSurveysProblems } from './session-surveys/session-surveys.words';
import { cyclesProblems } from './cycles/cycles.words';
import { dpiProblems } from './dpi/dpi.words';
import { firstStepsProblems } from './first-steps/first-steps.words';
import { hierarchyProblems } from './hierarchy/hierarchy.words';
import { availabilityProblems } from './availability/availability.words';
import { holidaysProblems } from './holidays/holidays.words';
import { importsProblems } from './imports/imports.words';
import { coachRolesProblems } from './hierarchy/coach-roles.words';
import { handoverProblems } from './hierarchy/handover.words';
import { invitationsProblems } from './invitations/invitations.words';
import { notificationsProblems } from './notifications/notifications.words';
import { observationsProblems } from './observations/observations.words';
import { otherContentProblems } from './other-content/other-content.words';
import { paiProblems } from './pai/pai.words';
import { pfiProblems } from './pfi/pfi.words';
import { pfpProblems } from './pfp/pfp.words';
import { pillsProblems } from './pills/pills.words';
import { proofsProblems } from './proofs/proofs.words';
import { reportsProblems } from './reports/reports.words';
import { rolesProblems } from './roles/roles.words';
import { schoolsProblems } from './schools/schools.words';
import { sharingProblems } from './sharing/sharing.words';
import { statisticsProblems } from './statistics/statistics.words';
import { surveysProblems } from './surveys/surveys.words';
import { usersProblems } from './users/users.words';
import { visitsProblems } from './visits/visits.words';
import { fillPlaces } from './kit/fill-places';
import { kitProblems } from './kit/kit.words';
import type { ProblemFacts } from './kit/problem';
import type { Locale } from './locale';

/** Every refusal, with its status and sentence. No other error text is sent to callers (law 4). */
export const PROBLEMS = {
  ...kitProblems,
  ...accessProblems,
  ...activitiesProblems,
  ...agendaProblems,
  ...coachRolesProblems,
  ...conferencesProblems,
  ...sessionSurveysProblems,
  ...cyclesProblems,
  ...dpiProblems,
  ...firstStepsProblems,
  ...handoverProblems,
  ...hierarchyProblems,
  ...availabilityProblems,
  ...holidaysProblems,
  ...importsProblems,
  ...invitationsProblems,
  ...notificationsProblems,
  ...observationsProblems,
  ...otherContentProblems,
  ...paiProblems,
  ...pfiProblems,
  ...pfpProblems,
  ...pillsProblems,
  ...proofsProblems,
  ...reportsProblems,
  ...rolesProblems,
  ...schoolsProblems,
  ...sharingProblems,
  ...statisticsProblems,
  ...surveysProblems,
  ...usersProblems,
  ...visitsProblems,
} as const satisfies Record<string, ProblemFacts>;

export type ProblemCode = keyof typeof PROBLEMS;

export const isProblemCode = (code: unknown): code is ProblemCode =>
  typeof code === 'string' && Object.hasOwn(PROBLEMS, code);

/** The sentence of a refusal, with its placeholders filled. */
export const problemText = (code: ProblemCode, locale: Locale, places: Readonly<Record<string, string>> = {}): string =>
  fillPlaces(PROBLEMS[code].text[locale], places);

/** Who saved the record last, and when (UTC). */
export interface LastSaved {
  by: string;
  at: string;
}

/** The body of a refusal. `current` is the present record after an edit conflict (law 6). */
export interface ProblemBody {
  error: true;
  code: ProblemCode;
  message: string;
  errors: Record<string, string[]>;
  current?: unknown;
  /** Who saved `current`, if known. */
  saved?: LastSaved;
  /** Id of the request for support; also in the log and in the `X-Request-Id` header. */
  request_id?: string;
}
