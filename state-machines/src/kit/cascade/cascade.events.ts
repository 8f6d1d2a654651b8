/**
 * What happens to a cascade of selectors, as zod schemas. The machine imports only TYPES from here: zod stays out of the
 * browser, as with the visit machine.
 */
import { z } from 'zod';
import { nothing } from '../event-parts';
import type { EventOf } from '../flow-kit';

const level = z.string().min(1);

/** Every event a person or the lists of options send to a cascade. */
export const cascadeEvents = {
  /** `value` null empties the selector. */
  'level.chosen': z.object({ level, value: z.string().min(1).nullable() }),
  'cascade.reset': nothing,
  /** The options of a level were read anew. */
  'options.loaded': z.object({ level, values: z.array(z.string()) }),
};
export type CascadeEvent = EventOf<typeof cascadeEvents>;

/** It calls nobody: options are read beside it, keyed by the value above. */
export const cascadeOutputs = {};
