import type { Locale } from '@ruta/contracts';

/** Names of the quadrants on paper, from 1 to 5. */
export const QUADRANT_NAMES = {
  es: ['Crítico', 'Frágil', 'En desarrollo', 'Favorable', 'Consolidado'],
  en: ['Critical', 'Fragile', 'Developing', 'Favorable', 'Consolidated'],
} as const satisfies Record<Locale, readonly string[]>;
