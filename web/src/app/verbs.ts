import type { Area } from '@ruta/contracts/roles';
import { activitiesVerbs } from '../features/activities/activities.verbs';
import { hierarchyVerbs } from '../features/hierarchy/hierarchy.verbs';
import { invitationsVerbs } from '../features/invitations/invitations.verbs';
import { visitsVerbs } from '../features/visits/visits.verbs';
import type { Verb } from '../shared/navigation';

/** The verbs of each area, one line per room. */
export const VERBS: Readonly<Partial<Record<Area, readonly Verb[]>>> = {
  coach: [visitsVerbs.coach, activitiesVerbs.coach, hierarchyVerbs.coach],
  scholastic: [activitiesVerbs.scholastic, hierarchyVerbs.scholastic],
  professor: [hierarchyVerbs.professor],
  admin: [invitationsVerbs.admin],
};
