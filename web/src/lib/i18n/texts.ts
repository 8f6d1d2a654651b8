import { useMemo, useSyncExternalStore } from 'react';
import type { Locale } from '@ruta/contracts/locale';
import { currentLocale, i18n } from './i18n';

/** The catalogue of one room, by key; its type is the set of keys. */
export interface Texts<Key extends string> {
  readonly namespace: string;
  /** Never set: it carries the keys for the compiler. */
  readonly keys?: Key;
}

/** `visits_one` and `visits_other` are asked for as `visits`, with a `count`. */
type Asked<Key extends string> = Key extends `${infer Base}_${'one' | 'many' | 'other'}` ? Base : Key;

/** What `{{…}}` in a text stands for; `count` also chooses between singular and plural. */
export type TextValues = Readonly<Record<string, string | number>>;

/** Gives a text of a catalogue in the language of the interface. */
export type Translate<Key extends string> = (key: Asked<Key>, values?: TextValues) => string;

/** The keys of a catalogue made by `defineTexts`, and the translator that goes with it. */
export type KeysOf<T> = T extends Texts<infer Key> ? Key : never;
export type TranslateOf<T> = Translate<KeysOf<T>>;

/**
 * The texts of one room, in both languages (ACC-07). `en` has exactly the keys of `es`, or it does not compile.
 * Plurals are two keys, `…_one` and `…_other`.
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

/** The language of the interface, for what is not a text: dates, the design system, the cache. */
export const useLocale = (): Locale => useSyncExternalStore(onLanguage, currentLocale);

/** The typed translator of a catalogue in one language, for code outside components. */
export function translator<Key extends string>({ namespace }: Texts<Key>, locale: Locale): Translate<Key> {
  const t = i18n.getFixedT(locale, namespace);
  return (key, values) => t(key, { ...values });
}

/** The typed translator of a catalogue; the component renders again when the language changes. */
export function useTexts<Key extends string>(texts: Texts<Key>): Translate<Key> {
  const locale = useLocale();
  return useMemo(() => translator(texts, locale), [texts, locale]);
}
