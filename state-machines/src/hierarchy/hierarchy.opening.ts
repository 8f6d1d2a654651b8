/** Where the hierarchy machine begins, told without XState; machines.test holds it against the machine itself. */
import type { Opened } from '../kit/opening';
import { begin, type HierarchyContext, type HierarchyInput, type HierarchyTag } from './hierarchy.context';

/** A school as the machine has it right after it is opened. */
export function openedHierarchy(input: HierarchyInput): Opened<HierarchyContext, HierarchyTag> {
  const context = begin(input);
  if (context.isExcluded) return { context, value: 'excluded', tags: ['excluded'] };
  return { context, value: 'choosing', tags: ['editing'] };
}
