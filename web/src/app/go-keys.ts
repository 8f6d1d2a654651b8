import { accessPages } from '@ruta/contracts/access/access.pages';
import type { Me } from '@ruta/contracts/access/access.schema';
import type { Locale } from '@ruta/contracts/locale';
import { notificationsPages } from '@ruta/contracts/notifications/notifications.pages';
import type { Area } from '@ruta/contracts/roles';
import { translator } from '../lib/i18n';
import type { KeyFacts } from '../shared/keys';
import { appTexts } from './app.texts';
import { keysTexts } from './keys.texts';
import { entriesOf, navigationOf } from './navigation';

/** A page that `g` and a letter open. */
export interface GoKey extends KeyFacts {
  href: string;
}

const group = (locale: Locale) => translator(keysTexts, locale)('go');

export const isGoKey = (id: string) => id.startsWith('go.');

const goKey = (id: string, letter: string, label: KeyFacts['label']): KeyFacts => ({
  id: `go.${id}`,
  keys: `g ${letter}`,
  group,
  label,
});

/** Pages of every area. */
export const EVERYWHERE = [
  { id: 'notifications', letter: 'n', icon: 'bell', text: 'notifications', page: notificationsPages.notifications },
  { id: 'profile', letter: 'p', icon: 'user', text: 'profile', page: accessPages.profile },
  { id: 'security', letter: 's', icon: 'lock', text: 'security', page: accessPages.security },
] as const;

const toHome = goKey('home', 'h', (locale) => translator(appTexts, locale)('home'));

/** `g` and the letter of each page of an area, for the list of the profile. */
export const goKeysOf = (area: Area): KeyFacts[] => [
  toHome,
  ...entriesOf(area).flatMap(({ id, letter, texts }) =>
    letter === undefined ? [] : goKey(id, letter, (locale) => translator(texts, locale)('label')),
  ),
  ...EVERYWHERE.map(({ id, letter, text }) => goKey(id, letter, (locale) => translator(appTexts, locale)(text))),
];

/** The same for a person on a page: those that the navigation offers, with their addresses. */
export function goKeysFor(
  me: Me,
  area: Area,
  schoolId: number | undefined,
  locale: Locale,
  pathname?: string,
): GoKey[] {
  const hrefs = new Map(navigationOf(me, schoolId, locale, pathname).map(({ id, href }) => [`go.${id}`, href]));
  for (const { id, page } of EVERYWHERE) hrefs.set(`go.${id}`, page.href());
  return goKeysOf(area).flatMap((key) => {
    const href = hrefs.get(key.id);
    return href === undefined ? [] : [{ ...key, href }];
  });
}
