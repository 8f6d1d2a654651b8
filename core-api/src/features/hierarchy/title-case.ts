const PARTICLES = new Set(['de', 'del', 'la', 'las', 'los', 'y', 'e', 'da', 'do', 'dos', 'von', 'van']);

/** The first letter, and those after an apostrophe or a hyphen. */
const INITIALS = /(^|['’-])(\p{L})/gu;

/** Words that are written in one case only are typed in haste; others are left, such as McGregor. */
const isOneCase = (word: string) => word === word.toLowerCase() || (word.length > 1 && word === word.toUpperCase());

/** Roman numerals up to 39 of two letters or more, and single letters: `III`, `E`. They are initials or numbers. */
const NUMERAL = /^(?=[IVX]{2})X{0,3}(?:IX|IV|V?I{0,3})$/i;
const INITIAL = /^[A-ZÁÉÍÓÚÑ]\.?$/;

/** A person's name in title case with small particles: `ROSA DE LA TORRE` is `Rosa de la Torre` (HIE-02). */
export const titleCase = (name: string): string =>
  name
    .split(' ')
    .map((word) => {
      const small = word.toLowerCase();
      if (isOneCase(word) && NUMERAL.test(word)) return word.toUpperCase();
      // `Y` joins two surnames also where all is in capitals; `E` is an initial.
      if (INITIAL.test(word) && word !== 'Y') return word;
      if (PARTICLES.has(small)) return small;
      if (!isOneCase(word)) return word;
      return small.replace(INITIALS, (_, before: string, letter: string) => before + letter.toUpperCase());
    })
    .join(' ');
