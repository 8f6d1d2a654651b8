import { useSyncExternalStore } from 'react';
import type { Locale } from '@ruta/contracts/locale';
import { currentLocale, i18n } from './i18n';

/** The catalogue of a room. Its type is the union of its keys. */
export interface Texts<Key extends string> {
  readonly namespace: string;
  /** Never set; carries the keys' type. */
  readonly keys?: Key;
}

/** `visits_one` and `visits_other` are requested as `visits`, with a `count`. */
type Asked<Key extends string> = Key extends `${infer Base}_${'one' | 'many' | 'other'}` ? Base : Key;

/** Values of `{{…}}` placeholders; `count` also selects singular or plural. */
export type TextValues = Readonly<Record<string, string | number>>;

/** Returns a text in the language of the interface. */
export type Translate<Key extends string> = (key: Asked<Key>, values?: TextValues) => string;

/** The keys and the translator's type of a catalogue. */
export type KeysOf<T> = T extends Texts<infer Key> ? Key : never;
export type TranslateOf<T> = Translate<KeysOf<T>>;

/**
 * Declares the texts of a room in both languages (ACC-07). It compiles only if `en` has exactly the keys of `es`.
 * A plural has two keys, `…_one` and `…_other`.
 */
export function defineTexts<const Es extends Record<string, string>>(
  namespace: string,
  texts: { es: Es; en: { [K in NoInfer<keyof Es>]: string } },
): Texts<Extract<keyof Es, string>> {
  i18n.addResourceBundle('es', namespace, texts.es, true, true);
  i18n.addResourceBundle('en', namespace, texts.en, true, true);
  return { namespace };
}

const onLanguage = (listener: () => void) => {
  i18n.on('languageChanged', listener);
  return () => {
    i18n.off('languageChanged', listener);
  };
};

/** The language of the interface, for dates, the design system and the cache. */
export const useLocale = (): Locale => useSyncExternalStore(onLanguage, currentLocale);

const translators = new Map<string, Translate<never>>();

/**
 * The typed translator of a catalogue, for code outside components. Texts without values are kept, because i18next's
 * search for them took a tenth of an agenda's script time.
 */
export function translator<Key extends string>({ namespace }: Texts<Key>, locale: Locale): Translate<Key> {
  const name = `${locale} ${namespace}`;
  const known = translators.get(name);
  if (known) return known as Translate<Key>; // the same catalogue
  const t = i18n.getFixedT(locale, namespace);
  const texts = new Map<string, string>();
  const translate: Translate<Key> = (key, values) => {
    if (values) return t(key, { ...values });
    const text = texts.get(key) ?? t(key);
    texts.set(key, text);
    return text;
  };
  translators.set(name, translate);
  return translate;
}

/** The typed translator of a catalogue; re-renders when the language changes. */
export function useTexts<Key extends string>(texts: Texts<Key>): Translate<Key> {
  return translator(texts, useLocale());
}
