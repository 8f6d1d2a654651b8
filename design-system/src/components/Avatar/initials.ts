import type { StatusFamily } from '../StatusChip';

const families: readonly StatusFamily[] = ['pending', 'taken', 'visit', 'progress', 'draft'];
const particles = new Set(['de', 'del', 'la', 'las', 'los', 'y', 'e', 'of', 'the']);

/** First letter of a word with its combining marks; '' for emoji and symbols, which would be cut. */
const firstLetter = (word: string): string => /[\p{L}\p{N}]\p{M}*/u.exec(word)?.[0].toUpperCase() ?? '';

/** Initials of the first two significant words: "María de la Luz Ortega" gives "ML". */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => !particles.has(word.toLowerCase()));
  return words
    .map(firstLetter)
    .filter((letter) => letter !== '')
    .slice(0, 2)
    .join('');
}

/** Colour derived from the name. Red is excluded: it means trouble elsewhere. */
export function familyOf(name: string): StatusFamily {
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  return families[sum % families.length] ?? 'draft';
}
