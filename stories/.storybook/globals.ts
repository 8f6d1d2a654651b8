import type { RoleCode } from '@ruta/contracts/roles';

/** The day of the workshop unless another is chosen: a Friday of the school year, the one of the journeys. */
export const WORKSHOP_DAY = '2026-11-20';

export type ThemeName = 'light' | 'dark' | 'contrast' | 'contrastDark';
export type Language = 'es' | 'en';

/** What the toolbar says to every story (DS-02). */
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

/** Storybook keeps globals as unknown values, and an address may say anything: what is not said stays as it begins. */
export function storyGlobals(found: Readonly<Record<string, unknown>>): StoryGlobals {
  return { ...initialGlobals, ...(found as Partial<StoryGlobals>) };
}

/** Whether it is a day that exists, written `YYYY-MM-DD`. */
export function isDay(text: string): boolean {
  const [year, month, day] = (/^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? []).slice(1).map(Number);
  if (year === undefined || month === undefined || day === undefined) return false;
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}
