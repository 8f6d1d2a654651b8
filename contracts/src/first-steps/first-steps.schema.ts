import { z } from 'zod';
import { instant } from '../kit/fields';

/** What a new installation needs, in the order in which it is done (decision 0077). */
export const FIRST_STEPS = ['cycle', 'schools', 'invitations', 'hierarchy', 'catalogues', 'mail', 'backup'] as const;
export type FirstStepKey = (typeof FIRST_STEPS)[number];

/** Catalogues without which people of schools cannot work. */
export const FIRST_CATALOGUES = [
  'session_themes',
  'guides',
  'surveys',
  'dpi_questions',
  'central_activities',
  'formation_plans',
] as const;
export type FirstCatalogue = (typeof FIRST_CATALOGUES)[number];

export const FirstStep = z
  .object({
    key: z.enum(FIRST_STEPS),
    is_done: z.boolean(),
    at: instant.nullable().describe('The last time, of a mail that was tried and of a backup; null for others'),
    missing: z.array(z.enum(FIRST_CATALOGUES)).describe('Of catalogues: those that have nothing yet'),
  })
  .meta({ id: 'FirstStep' });
export type FirstStep = z.infer<typeof FirstStep>;

export const FirstSteps = z
  .object({
    is_shown: z.boolean().describe('False once all is done, or somebody put the list away'),
    steps: z.array(FirstStep),
  })
  .meta({ id: 'FirstSteps' });
export type FirstSteps = z.infer<typeof FirstSteps>;
