import { z } from 'zod';
import { id, instant } from '../kit/fields';
import { CATALOGUE_KINDS } from './import-kinds';

/** A record of a catalogue as it stands. */
export const CatalogueEntry = z
  .object({
    id,
    kind: z.enum(CATALOGUE_KINDS),
    code: z.string().describe('The same in every version and cycle; the number of a question of the diagnostic'),
    version: z.int().nullable().describe('Null for what changes in place'),
    name: z.string(),
    about: z
      .string()
      .describe(
        'The level of a guide, the kind of a survey, the window of a central activity, what a theme of sessions is below, the country of a state, otherwise the theme',
      ),
    items: z
      .int()
      .describe(
        'Questions; reasons of a central activity; seconds of a question; plans of a coach activity; agents of a theme; schools of a state',
      ),
    active: z.boolean().describe('False for what is retired'),
    updated_at: instant.nullable().describe('Null for what came with the installation and nobody changed'),
  })
  .meta({ id: 'CatalogueEntry' });
export type CatalogueEntry = z.infer<typeof CatalogueEntry>;
