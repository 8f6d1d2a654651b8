/** The language of a guide (OBS-02). This file does not import zod, so browser code may use it. */
import type { Locale } from '../locale';

/** Guides whose code contains this are in Spanish and English, and have labels of their own (OBS-03). */
const BILINGUAL = 'ruta_be_';

export const isBilingual = (code: string): boolean => code.includes(BILINGUAL);

/** The language in which a guide is run: what was asked for, where the guide is bilingual; else Spanish. */
export const guideLanguage = (code: string, asked: Locale | undefined): Locale =>
  asked === 'en' && isBilingual(code) ? 'en' : 'es';
