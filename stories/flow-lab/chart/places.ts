import { around } from './camera';
import type { Chart, Place } from './layout';
import type { ChartSelection } from './selection';

/** Bounding box of the innermost visible active states; null if there are none. */
export function activePlace({ boxes }: Chart, active: ReadonlySet<string>): Place | null {
  const shown = boxes.filter(({ node }) => active.has(node.path));
  return around(shown.filter(({ node }) => !node.children.some(({ path }) => active.has(path))));
}

/** Box of the selected state or of the box that contains the selected transition; null while closed. */
export const chosenPlace = ({ boxes }: Chart, { kind, name }: ChartSelection): Place | null =>
  boxes.find(({ node, text }) =>
    kind === 'state' ? node.path === name : text.blocks.some(({ transition }) => transition?.name === name),
  ) ?? null;
