import { useLocale } from 'react-aria-components/I18nProvider';

const WORDS = {
  es: {
    empty: 'Vacío',
    calendar: 'Calendario',
    remove: 'Quitar',
    filters: 'Filtros',
    more: 'Están las primeras {shown} de {total}. Escribe más para encontrar las demás.',
    year: 'aaaa',
    earliest: 'El valor debe ser {limit} o posterior.',
    latest: 'El valor debe ser {limit} o anterior.',
    unavailable: 'El valor elegido no está disponible.',
    noSuchDay: 'Ese día no existe: ese mes tiene {days} días.',
  },
  en: {
    empty: 'Empty',
    calendar: 'Calendar',
    remove: 'Remove',
    filters: 'Filters',
    more: 'The first {shown} of {total}. Type more to find the others.',
    year: 'yyyy',
    earliest: 'Value must be {limit} or later.',
    latest: 'Value must be {limit} or earlier.',
    unavailable: 'Selected value unavailable.',
    noSuchDay: 'There is no such day: that month has {days} days.',
  },
} as const;

/** Built-in texts of fields and filters in the page's language. */
export function useFieldWords() {
  const { locale } = useLocale();
  return { locale, words: WORDS[locale.startsWith('en') ? 'en' : 'es'] };
}
