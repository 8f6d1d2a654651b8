import type { AgendaSchool } from '@ruta/contracts/agenda/agenda.schema';
import type { Origins } from './origins';

const SERIES = [1, 2, 3, 4, 5, 6, 7, 8] as const;
const CODE_MAX = 4;
/** Words that say nothing about a school: articles and prepositions. */
const SMALL_WORDS = new Set(['de', 'del', 'la', 'las', 'el', 'los', 'y', 'e', 'en', 'a', 'no', 'n.º', 'the', 'of']);

/** "CSJI" of "Colegio Sor Juana Inés de la Cruz": the first letter of each word that counts, numbers whole. */
function initialsOf(name: string): string {
  const words = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && !SMALL_WORDS.has(word));
  const code = words.map((word) => (/^\d/.test(word) ? word : Array.from(word)[0])).join('');
  return code.slice(0, CODE_MAX).toUpperCase() || '?';
}

/**
 * A mark per school, in the order of their names, so that it stays the same whatever is chosen. Codes that two schools
 * share are numbered; colours repeat after eight.
 */
export function originsOf(schools: readonly Pick<AgendaSchool, 'id' | 'name'>[]): Origins {
  const taken = new Set<string>();
  return new Map(
    schools.map(({ id, name }, at) => {
      const initials = initialsOf(name);
      let code = initials;
      for (let count = 2; taken.has(code); count += 1) code = `${initials}${count}`;
      taken.add(code);
      return [id, { code, series: SERIES[at % SERIES.length] ?? 1 }];
    }),
  );
}
