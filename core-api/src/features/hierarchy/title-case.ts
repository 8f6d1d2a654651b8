const PARTICLES = new Set(['de', 'del', 'la', 'las', 'los', 'y', 'e', 'da', 'do', 'dos', 'von', 'van']);

/** The first letter, and those after an apostrophe or a hyphen. */
const INITIALS = /(^|['’-])(\p{L})/gu;

/** Words that are written in one case only are typed in haste; others are left, such as McGregor. */
const isOneCase = (word: string) => word === word.toLowerCase() || (word.length > 1 && word === word.toUpperCase());

/** A person's name in title case with small particles: `ROSA DE LA TORRE` is `Rosa de la Torre` (HIE-02). */
export const titleCase = (name: string): string =>
  name
    .split(' ')
    .map((word) => {
      const small = word.toLowerCase();
      if (PARTICLES.has(small)) return small;
      if (!isOneCase(word)) return word;
      return small.replace(INITIALS, (_, before: string, letter: string) => before + letter.toUpperCase());
    })
    .join(' ');
