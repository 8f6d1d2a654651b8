import type { Place, ROLE_OF_PLACE } from '@ruta/contracts/cycles/cycle.schema';
import type { Assignment } from '@ruta/state-machines/hierarchy/hierarchy.rules';

/** How the machine spells a place of the server; texts name it `place.…` alike. */
export const SPELLED = {
  director: 'director',
  manager: 'manager',
  coordinator: 'coordinator',
  coach: 'coach',
  secondary_one: 'secondaryOne',
  secondary_two: 'secondaryTwo',
} as const satisfies Record<Place, keyof Assignment>;

/** The places from the top. The contract's own list would bring zod into the browser. */
export const PLACES = Object.keys(SPELLED) as Place[]; // the keys of the record just above

/** The role that each place needs. */
export const ROLES_OF_PLACES = {
  director: 'COACH_DIR',
  manager: 'COACH_MAN',
  coordinator: 'COACH_CORD',
  coach: 'COACH',
  secondary_one: 'COACH_SEC',
  secondary_two: 'COACH_SEC',
} as const satisfies typeof ROLE_OF_PLACE;

/** The place of a move, which the machine passes on as the server spells it. */
export const spelled = (place: string): keyof Assignment => SPELLED[place as Place];
