import type { Locale } from '@ruta/contracts';

/** A text in a language; what is missing in English is in Spanish. */
export const textIn = (language: Locale, es: string, en: string | null): string => (language === 'en' && en) || es;
