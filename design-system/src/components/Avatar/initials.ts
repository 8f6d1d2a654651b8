import type { StatusFamily } from '../StatusChip';

const families: readonly StatusFamily[] = ['pending', 'taken', 'visit', 'progress', 'draft'];
const particles = new Set(['de', 'del', 'la', 'las', 'los', 'y', 'e', 'of', 'the']);

/** First letters of the first two words that carry the name: "María de la Luz Ortega" gives "ML". */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => word !== '' && !particles.has(word.toLowerCase()));
  return words
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase())
    .join('');
}

/** Always the same tint for the same name. Red is left out: it means trouble elsewhere. */
export function familyOf(name: string): StatusFamily {
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  return families[sum % families.length] ?? 'draft';
}
