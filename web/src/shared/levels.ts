import type { Locale } from '@ruta/contracts/locale';
import type { LevelKey } from '@ruta/contracts/schools/school.schema';

const NAMES: Readonly<Record<LevelKey, Readonly<Record<Locale, string>>>> = {
  preescolar: { es: 'Preescolar', en: 'Preschool' },
  primaria: { es: 'Primaria', en: 'Primary' },
  secundaria: { es: 'Secundaria', en: 'Secondary' },
  bachillerato: { es: 'Bachillerato', en: 'High school' },
};

/** Every level, from the youngest on. */
export const LEVEL_KEYS = Object.keys(NAMES) as readonly LevelKey[]; // by the type of its keys

/** A school level in the reader's language; an unknown one is returned unchanged. */
export const levelName = (level: string, locale: Locale): string =>
  level in NAMES ? NAMES[level as LevelKey][locale] : level;
