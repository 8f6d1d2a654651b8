import type { RoleCode } from '@ruta/contracts/roles';

/** Default day of the workshop: a Friday in the school year, the same as in the journeys. */
export const WORKSHOP_DAY = '2026-11-20';

export type ThemeName = 'light' | 'dark' | 'contrast' | 'contrastDark';
export type Language = 'es' | 'en';

/** Toolbar values for stories (DS-02). */
export interface StoryGlobals {
  readonly theme: ThemeName;
  readonly language: Language;
  readonly role: RoleCode;
  readonly density: 'regular' | 'compact';
  readonly motion: 'system' | 'full' | 'reduced';
  /** `YYYY-MM-DD`. */
  readonly today: string;
}

export const initialGlobals: StoryGlobals = {
  theme: 'light',
  language: 'es',
  role: 'COACH',
  density: 'regular',
  motion: 'system',
  today: WORKSHOP_DAY,
};

/** Typed globals, with defaults for missing values. Storybook types globals as unknown. Values are not validated. */
export function storyGlobals(found: Readonly<Record<string, unknown>>): StoryGlobals {
  return { ...initialGlobals, ...(found as Partial<StoryGlobals>) };
}

/** Whether the text is an existing day as `YYYY-MM-DD`. */
export function isDay(text: string): boolean {
  const [year, month, day] = (/^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? []).slice(1).map(Number);
  if (year === undefined || month === undefined || day === undefined) return false;
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}
