import { z } from 'zod';
import { id, instant } from '../kit/fields';
import { CATALOGUE_KINDS } from './import-kinds';

/** A guide, a survey or a central activity as it stands. */
export const CatalogueEntry = z
  .object({
    id,
    kind: z.enum(CATALOGUE_KINDS),
    code: z.string().describe('The same in every version and cycle'),
    version: z.int().nullable().describe('Null for central activities, which change in place'),
    name: z.string(),
    about: z.string().describe('The level of a guide, the kind of a survey, the window of a central activity'),
    items: z.int().describe('Questions, or reasons of a central activity'),
    active: z.boolean().describe('False for a retired central activity'),
    updated_at: instant,
  })
  .meta({ id: 'CatalogueEntry' });
export type CatalogueEntry = z.infer<typeof CatalogueEntry>;
