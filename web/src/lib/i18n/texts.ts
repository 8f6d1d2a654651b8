import { useSyncExternalStore } from 'react';
import type { Locale } from '@ruta/contracts/locale';
import { currentLocale, onLanguage } from './i18n';

/** The catalogue of a room. Its type is the union of its keys. */
export interface Texts<Key extends string> {
  readonly namespace: string;
  /** Never set; carries the keys' type. */
  readonly keys?: Key;
}

/** `visits_one` and `visits_other` are requested as `visits`, with a `count`. */
type Asked<Key extends string> = Key extends `${infer Base}_${'one' | 'other'}` ? Base : Key;

/** Values of `{{…}}` placeholders; `count` also selects singular or plural. */
export type TextValues = Readonly<Record<string, string | number>>;

/** Returns a text in the language of the interface. */
export type Translate<Key extends string> = (key: Asked<Key>, values?: TextValues) => string;

/** The keys and the translator's type of a catalogue. */
export type KeysOf<T> = T extends Texts<infer Key> ? Key : never;
export type TranslateOf<T> = Translate<KeysOf<T>>;

/** Texts of all rooms, by namespace and language. */
const catalogues = new Map<string, Record<Locale, Readonly<Record<string, string>>>>();

/**
 * Declares the texts of a room in both languages (ACC-07). It compiles only if `en` has exactly the keys of `es`.
 * A plural has two keys, `…_one` and `…_other`.
 */
export function defineTexts<const Es extends Record<string, string>>(
  namespace: string,
  texts: { es: Es; en: { [K in NoInfer<keyof Es>]: string } },
): Texts<Extract<keyof Es, string>> {
  const known = catalogues.get(namespace);
  catalogues.set(namespace, { es: { ...known?.es, ...texts.es }, en: { ...known?.en, ...texts.en } });
  return { namespace };
}

/** The language of the interface, for dates, the design system and the cache. */
export const useLocale = (): Locale => useSyncExternalStore(onLanguage, currentLocale);

const translators = new Map<string, Translate<never>>();

const PLACEHOLDER = /\{\{(\w+)\}\}/g;

/** A text with its values. With a `count`, the singular for 1 and the plural for all else, as both languages have it. */
function textOf(texts: Readonly<Record<string, string>>, key: string, values?: TextValues): string {
  if (values === undefined) return texts[key] ?? key;
  const { count } = values;
  const form = typeof count === 'number' ? texts[`${key}_${count === 1 ? 'one' : 'other'}`] : undefined;
  return (form ?? texts[key] ?? key).replace(PLACEHOLDER, (_placeholder, name: string) => String(values[name] ?? ''));
}

/** The typed translator of a catalogue, for code outside components; the same at each call. */
export function translator<Key extends string>({ namespace }: Texts<Key>, locale: Locale): Translate<Key> {
  const name = `${locale} ${namespace}`;
  const known = translators.get(name);
  if (known) return known as Translate<Key>; // the same catalogue
  const translate: Translate<Key> = (key, values) => textOf(catalogues.get(namespace)?.[locale] ?? {}, key, values);
  translators.set(name, translate);
  return translate;
}

/** The typed translator of a catalogue; re-renders when the language changes. */
export function useTexts<Key extends string>(texts: Texts<Key>): Translate<Key> {
  return translator(texts, useLocale());
}
