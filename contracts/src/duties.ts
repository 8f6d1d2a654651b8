import { activitiesDuties } from './activities/activities.words';
import { dpiDuties } from './dpi/dpi.words';
import { hierarchyDuties } from './hierarchy/hierarchy.words';
import { invitationsDuties } from './invitations/invitations.words';
import type { DutyKind } from './kit/duty';
import { observationsDuties } from './observations/observations.words';
import { paiDuties } from './pai/pai.words';
import { pfiDuties } from './pfi/pfi.words';
import { pfpDuties } from './pfp/pfp.words';
import { schoolsDuties } from './schools/schools.words';
import { surveysDuties } from './surveys/surveys.words';
import { visitsDuties } from './visits/visits.words';

/** Every kind of duty, with its group and title (ACT-07). */
export const DUTIES = {
  ...activitiesDuties,
  ...dpiDuties,
  ...hierarchyDuties,
  ...invitationsDuties,
  ...observationsDuties,
  ...paiDuties,
  ...pfiDuties,
  ...pfpDuties,
  ...schoolsDuties,
  ...surveysDuties,
  ...visitsDuties,
} as const satisfies Record<string, DutyKind>;

export type DutyKey = keyof typeof DUTIES;
