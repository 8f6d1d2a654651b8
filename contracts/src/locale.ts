/** The interface's languages. Spanish of Mexico is the default (ACC-07). */
export const LOCALES = ['es', 'en'] as const;
export type Locale = (typeof LOCALES)[number];
export const DEFAULT_LOCALE: Locale = 'es';

/** A text in each language. */
export type Text = Readonly<Record<Locale, string>>;

/** The first supported language that an `Accept-Language` header names; undefined if it names none, as `*` does. */
export function namedLocale(header: string | undefined): Locale | undefined {
  const wanted = (header ?? '').split(',').map((part) => part.trim().slice(0, 2).toLowerCase());
  return LOCALES.find((locale) => wanted[0] === locale) ?? LOCALES.find((locale) => wanted.includes(locale));
}

/** The language of a request from nobody known: what its header names, else Spanish. */
export const localeOf = (header: string | undefined): Locale => namedLocale(header) ?? DEFAULT_LOCALE;
