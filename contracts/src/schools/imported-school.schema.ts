import { z } from 'zod';
import { id, instant, line, requiredLine } from '../kit/fields';
import { LEVELS, schoolName } from './school.schema';

/** A place of the catalogue: a country by its two letters, a state by its official two digits. */
const Place = z.object({ id, code: z.string(), name: z.string() });

/**
 * A school that arrived from outside and has no set-up yet (HIE-06). What the source did not tell is null. It becomes a
 * school by its first assignment.
 */
export const ImportedSchool = z
  .object({
    id,
    remote_id: z.string(),
    name: z.string(),
    code: z.string(),
    city: z.string().nullable(),
    country: Place.nullable(),
    state: Place.nullable(),
    timezone: z.string().nullable().describe('IANA name'),
    levels: z.array(z.enum(LEVELS)),
    imported_at: instant,
    revision: z.int(),
    can: z.object({ discard: z.boolean(), set_up: z.boolean() }),
  })
  .meta({ id: 'ImportedSchool' });
export type ImportedSchool = z.infer<typeof ImportedSchool>;

/** The texts of a file's row about a school. What they name, such as a state, is looked up by the server. */
export const ImportedSchoolFields = z.object({
  remote_id: requiredLine(40, 'text.required'),
  name: schoolName,
  code: requiredLine(20, 'text.required'),
  city: line(80).optional(),
});
