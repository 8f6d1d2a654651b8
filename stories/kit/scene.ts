import { ABILITIES, defaultCell } from '@ruta/contracts/abilities';
import type { Ability } from '@ruta/contracts/abilities';
import { sampleAdministrator, sampleCoach, sampleDirector } from '@ruta/contracts/access/access.sample';
import type { Me } from '@ruta/contracts/access/access.schema';
import type { Locale } from '@ruta/contracts/locale';
import { ROLES } from '@ruta/contracts/roles';
import type { Area, RoleCode } from '@ruta/contracts/roles';

/** Day of the sample data. */
const SAMPLE_DAY = '2026-11-20';

/** The viewer of a screen: person, role, language, day. */
export interface Scene {
  me: Me;
  locale: Locale;
  /** The server's today, `YYYY-MM-DD`. */
  today: string;
  /** Day that is `days` after today. */
  on: (days: number) => string;
  can: (ability: Ability) => boolean;
}

/** Toolbar values; missing or invalid ones get the defaults of the samples. */
export interface SceneGlobals {
  role?: unknown;
  today?: unknown;
  language?: unknown;
}

const isRole = (value: unknown): value is RoleCode => typeof value === 'string' && Object.hasOwn(ROLES, value);
const isDay = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value));

const people: Partial<Record<Area, Me>> = {
  scholastic: sampleDirector,
  // Teachers belong to a school, too.
  professor: sampleDirector,
  admin: sampleAdministrator,
};
const personOf = (role: RoleCode): Me => people[ROLES[role].area] ?? sampleCoach;

const DAY_MS = 86_400_000;
const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

/** Abilities of a role in the default matrix. */
const abilitiesOf = (role: RoleCode): Ability[] =>
  ABILITIES.filter((ability) => defaultCell(role, ability)?.enabled === true);

/**
 * Builds the scene. The toolbar's role applies only if it is in the same area as the screen's own; a role of another
 * area has no such page.
 */
export function sceneOf(own: RoleCode, globals: SceneGlobals): Scene {
  const { role: chosen, today: day, language } = globals;
  const role = isRole(chosen) && ROLES[chosen].area === ROLES[own].area ? chosen : own;
  const today = isDay(day) ? day : SAMPLE_DAY;
  const locale: Locale = language === 'en' ? 'en' : 'es';
  const person = personOf(role);
  const abilities = abilitiesOf(role);
  return {
    me: {
      ...person,
      role,
      roles: [role],
      abilities,
      user: { ...person.user, locale },
      server_time: `${today} 16:05:00`,
    },
    locale,
    today,
    on: (days) => dayAfter(today, days),
    can: (ability) => abilities.includes(ability),
  };
}

/** Picks the text in the toolbar's language. */
export const inLanguage =
  ({ language }: SceneGlobals) =>
  (es: string, en: string): string =>
    language === 'en' ? en : es;
