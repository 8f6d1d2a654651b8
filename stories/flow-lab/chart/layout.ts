import type { ELK, ElkNode, ElkPoint } from 'elkjs/lib/elk-api';
import { attemptsFor, type WrittenBox, type WrittenChart } from './elk-graph';
import type { ChartArrow } from './graph';

/** A rectangle on the chart, in pixels. */
export interface Place {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A box with its place. */
export interface Box extends Place, WrittenBox {}

/** An arrow with its route. */
export interface Arrow extends ChartArrow {
  points: ElkPoint[];
}

/** A chart with its layout. Outer boxes come before inner ones. */
export interface Chart {
  width: number;
  height: number;
  boxes: Box[];
  arrows: Arrow[];
}

/** Combines ELK's result with the data that ELK does not carry. */
function chartFrom(laid: ElkNode, written: WrittenChart): Chart {
  const boxes: Box[] = [];
  const collect = ({ id, x = 0, y = 0, width = 0, height = 0, children }: ElkNode) => {
    const known = written.boxes.get(id);
    if (known) boxes.push({ ...known, x, y, width, height });
    children?.forEach(collect);
  };
  laid.children?.forEach(collect);
  const arrows = (laid.edges ?? []).flatMap(({ id, sections }): Arrow[] => {
    const known = written.arrows.get(id);
    if (!known) return [];
    const points = (sections ?? []).flatMap(({ startPoint, bendPoints, endPoint }) => [
      startPoint,
      ...(bendPoints ?? []),
      endPoint,
    ]);
    return [{ ...known, points: written.turned.has(id) ? points.reverse() : points }];
  });
  return { width: laid.width ?? 0, height: laid.height ?? 0, boxes, arrows };
}

/**
 * Computes the layout of a chart. If ELK fails, tries again with simpler options; throws only when all fail. `elk` runs
 * in a worker in the browser and directly in tests.
 */
export async function layout(elk: Pick<ELK, 'layout'>, written: WrittenChart): Promise<Chart> {
  let failure: unknown;
  for (const layoutOptions of attemptsFor(written)) {
    try {
      return chartFrom(await elk.layout(written.elk, { layoutOptions }), written);
    } catch (error) {
      failure = error;
    }
  }
  throw failure;
}
