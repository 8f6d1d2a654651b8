const MIRRORED: Readonly<Record<string, string>> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' };

/** Mirrors left and right in right-to-left layouts. */
export const alongLine = (key: string, direction: 'ltr' | 'rtl'): string =>
  direction === 'rtl' ? (MIRRORED[key] ?? key) : key;
