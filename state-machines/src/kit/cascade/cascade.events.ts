/**
 * Zod schemas of the cascade's events. The machine imports only types from here, which keeps zod out of the browser.
 */
import { z } from 'zod';
import { nothing } from '../event-parts';
import type { EventOf } from '../flow-kit';

const level = z.string().min(1);

/** Every event of a cascade: from the person and from the lists of options. */
export const cascadeEvents = {
  /** A `value` of null empties the selector. */
  'level.chosen': z.object({ level, value: z.string().min(1).nullable() }),
  'cascade.reset': nothing,
  /** New options of a level have arrived. */
  'options.loaded': z.object({ level, values: z.array(z.string()) }),
};
export type CascadeEvent = EventOf<typeof cascadeEvents>;

/** No ports: the options are fetched outside, keyed by the value of the level above. */
export const cascadeOutputs = {};
