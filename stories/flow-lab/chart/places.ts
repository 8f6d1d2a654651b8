import { around } from './camera';
import type { Chart, Place } from './layout';
import type { ChartSelection } from './selection';

/** The place of the innermost active states in sight; null if there is none. */
export function activePlace({ boxes }: Chart, active: ReadonlySet<string>): Place | null {
  const shown = boxes.filter(({ node }) => active.has(node.path));
  return around(shown.filter(({ node }) => !node.children.some(({ path }) => active.has(path))));
}

/** The place of what is chosen: a state's box, or the box its transition is written in; null if that is closed away. */
export const chosenPlace = ({ boxes }: Chart, { kind, name }: ChartSelection): Place | null =>
  boxes.find(({ node, text }) =>
    kind === 'state' ? node.path === name : text.blocks.some(({ transition }) => transition?.name === name),
  ) ?? null;
