import type { Locale } from '@ruta/contracts';

/** The texts of a paper in a language; `{name}` stands for a place. */
export const paperWords =
  <Key extends string>(texts: Readonly<Record<Locale, Readonly<Record<Key, string>>>>) =>
  (locale: Locale) =>
  (key: Key, places: Readonly<Record<string, string | number>> = {}): string =>
    texts[locale][key].replace(/\{(\w+)\}/g, (_, name: string) => String(places[name] ?? ''));
