import { ROLES } from '@ruta/contracts';
import type { Actor } from '../../kernel/actor';

/**
 * A line of a home with the school that it is about: "Visita de seguimiento · Centro Escolar Ahuehuete". People of a school
 * read the text alone, because every line is about theirs.
 */
export function atSchool(actor: Pick<Actor, 'role'>, text: string, school: string): string {
  const { area } = ROLES[actor.role];
  return area === 'scholastic' || area === 'professor' ? text : `${text} · ${school}`;
}
