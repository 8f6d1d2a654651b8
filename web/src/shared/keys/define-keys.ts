import type { Locale } from '@ruta/contracts/locale';
import { defineTexts, translator } from '../../lib/i18n';
import type { Texts } from '../../lib/i18n';

/** A key as the dialog of keys and the profile show it. */
export interface KeyFacts {
  /** `agenda.today`; the person's choice to switch it off is stored by it. */
  readonly id: string;
  /** One key (`n`), or several that are pressed one after the other (`g a`). */
  readonly keys: string;
  /** Where it works, and what it does. */
  readonly group: (locale: Locale) => string;
  readonly label: (locale: Locale) => string;
}

/** The keys of a room, by what they do. */
export interface KeySet<Name extends string> {
  readonly names: readonly Name[];
  readonly facts: Readonly<Record<Name, KeyFacts>>;
}

/** The text `group` heads the keys; the others say what each key does. */
type KeyTexts<Name extends string> = Record<Name | 'group', string>;

/**
 * Declares the keys of a room (UI-03) with their texts in both languages. Pages give them their handlers (`useKeys`);
 * `app/known-keys.ts` lists them for the profile. A key is what `KeyboardEvent.key` says: `n`, `?`, `g a`.
 */
export function defineKeys<const Name extends string>(
  room: string,
  keys: Readonly<Record<Name, string>>,
  texts: { es: KeyTexts<NoInfer<Name>>; en: KeyTexts<NoInfer<Name>> },
): KeySet<Name> {
  const said: Texts<Name | 'group'> = defineTexts(`${room}.keys`, texts);
  const text = (key: Name | 'group') => (locale: Locale) => translator<string>(said, locale)(key);
  const names = Object.keys(keys) as Name[]; // the keys of the same record
  const factsOf = (name: Name): KeyFacts => ({
    id: `${room}.${name}`,
    keys: keys[name],
    group: text('group'),
    label: text(name),
  });
  return {
    names,
    facts: Object.fromEntries(names.map((name) => [name, factsOf(name)])) as Record<Name, KeyFacts>, // one per name
  };
}
