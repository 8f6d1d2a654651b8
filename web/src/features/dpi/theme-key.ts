const MARKS = /\p{M}/gu;
/** Longest key of the contract. */
const KEY_MAX = 40;

/** The key of a theme that is typed as a name: "Clima escolar" is `clima_escolar`, as files of the bank name it. */
export const themeKeyOf = (name: string): string =>
  name
    .normalize('NFD')
    .replace(MARKS, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_+|_+$/g, '')
    .slice(0, KEY_MAX);
