import { z } from 'zod';
import { day, id, line } from '../kit/fields';
import { lengthOf } from '../kit/length';
import { SEARCH_KINDS, SEARCH_MAX, SEARCH_MIN } from './search.limits';

/** Words in any order, 2 to 100 characters without the blanks around them (UI-02). */
export const searchWords = line(SEARCH_MAX)
  .transform((value) => value.trim())
  .refine((value) => lengthOf(value) >= SEARCH_MIN, { error: 'search.too-short', params: { min: SEARCH_MIN } });

/** A record that a search found. */
export const SearchHit = z.object({
  kind: z.enum(SEARCH_KINDS),
  id,
  title: z.string(),
  detail: z.string().describe('City of a school, e-mail of a person, school of a visit'),
  date: day.nullable().describe('The day of a visit; null for a draft without a day'),
  school_id: id.nullable(),
  cancelled: z.boolean().describe('Of visits'),
});
export type SearchHit = z.infer<typeof SearchHit>;
