import { useLocale } from '../../lib/i18n';

/** Mexican Spanish writes 20,000. */
const TAGS = { es: 'es-MX', en: 'en' } as const;

/** Writes a number as people read it. */
export function useNumber(): (value: number) => string {
  const tag = TAGS[useLocale()];
  return (value) => value.toLocaleString(tag);
}
