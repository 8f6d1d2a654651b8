import type { StatusFamily } from '../StatusChip';

const families: readonly StatusFamily[] = ['pending', 'taken', 'visit', 'progress', 'draft'];
const particles = new Set(['de', 'del', 'la', 'las', 'los', 'y', 'e', 'of', 'the']);

/** What a word begins with, with its marks; nothing where it is an emoji or a sign, which would be cut in two. */
const firstLetter = (word: string): string => /[\p{L}\p{N}]\p{M}*/u.exec(word)?.[0].toUpperCase() ?? '';

/** First letters of the first two words that carry the name: "María de la Luz Ortega" gives "ML". */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => !particles.has(word.toLowerCase()));
  return words
    .map(firstLetter)
    .filter((letter) => letter !== '')
    .slice(0, 2)
    .join('');
}

/** Always the same tint for the same name. Red is left out: it means trouble elsewhere. */
export function familyOf(name: string): StatusFamily {
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  return families[sum % families.length] ?? 'draft';
}
