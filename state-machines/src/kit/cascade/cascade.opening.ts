/** Where the cascade machine begins, told without XState; machines.test holds it against the machine itself. */
import type { Opened } from '../opening';
import type { CascadeContext, CascadeInput, CascadeTag } from './cascade.machine';
import { depthOf, withoutGaps } from './cascade.rules';

/** A cascade as the machine has it right after it is opened. */
export function openedCascade({ levels, chosen }: CascadeInput): Opened<CascadeContext, CascadeTag> {
  const context = { levels, chosen: withoutGaps(levels, chosen) };
  const depth = depthOf(levels, context.chosen);
  if (depth === 0) return { context, value: 'empty', tags: [] };
  if (depth === levels.length) return { context, value: 'complete', tags: ['complete'] };
  return { context, value: 'partial', tags: [] };
}
