import { MACHINE_IDS, MACHINES } from '@ruta/state-machines/machines';
import ELK from 'elkjs/lib/elk.bundled.js';
import type { ElkNode } from 'elkjs/lib/elk-api';
import { attempts, writtenChart } from './elk-graph';
import { graphOf, isPlace } from './graph';
import { layout, type Box, type Chart, type Place } from './layout';
import { textWidth } from './text-size';

const elk = new ELK();
const written = (id: keyof typeof MACHINES, closed: readonly string[] = []) => {
  const flow = MACHINES[id];
  return writtenChart(graphOf(flow.machine), new Set(closed), { flow, language: 'es', hasCode: true });
};
const known = new Map<string, Promise<Chart>>();
/** Computes each layout once; it is slow. */
function laidOut(id: keyof typeof MACHINES, closed: readonly string[] = []): Promise<Chart> {
  const key = [id, ...closed].join(' ');
  const chart = known.get(key) ?? layout(elk, written(id, closed));
  known.set(key, chart);
  return chart;
}

const boxAt = ({ boxes }: Chart, path: string): Box => {
  const found = boxes.find(({ node }) => node.path === path);
  if (!found) throw new Error(`No box for ${path}`);
  return found;
};
const overlap = (one: Place, other: Place): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;
const holds = (outer: Place, inner: Place): boolean =>
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.width <= outer.x + outer.width &&
  inner.y + inner.height <= outer.y + outer.height;

describe('SM-02 the layout of a chart', () => {
  it.each(MACHINE_IDS)(
    'SM-02 no two boxes of %s lie on each other, and every state lies in its outer one',
    async (id) => {
      const chart = await laidOut(id);
      for (const box of chart.boxes) {
        const inner = box.node.children.map(({ path }) => boxAt(chart, path));
        for (const one of inner) {
          expect(holds(box, one)).toBe(true);
          for (const other of inner) if (other !== one) expect(overlap(one, other)).toBe(false);
        }
      }
    },
  );

  it.each(MACHINE_IDS)('SM-02 every text of %s has room in its box', async (id) => {
    for (const box of (await laidOut(id)).boxes)
      for (const { lines } of box.text.blocks)
        for (const { text, font, y } of lines) {
          expect(textWidth(text, font)).toBeLessThan(box.width);
          expect(y).toBeLessThan(box.height);
        }
  });

  it.each(MACHINE_IDS)('SM-02 every arrow of %s ends at the edge of the state it leads to', async (id) => {
    const chart = await laidOut(id);
    for (const { points, target } of chart.arrows) {
      const { x, y, width, height } = boxAt(chart, target);
      const end = points.at(-1) ?? { x: NaN, y: NaN };
      const toEdge = Math.min(
        ...[x, x + width].map((edge) => Math.abs(end.x - edge)),
        ...[y, y + height].map((edge) => Math.abs(end.y - edge)),
      );
      expect(toEdge).toBeLessThan(3);
      expect(holds({ x: x - 3, y: y - 3, width: width + 6, height: height + 6 }, { ...end, width: 0, height: 0 })).toBe(
        true,
      );
    }
  });

  it('SM-02 what is entered first stands left of what it leads to', async () => {
    const chart = await laidOut('hierarchy');
    expect(boxAt(chart, 'opening').x).toBeLessThan(boxAt(chart, 'choosing').x);
    expect(boxAt(chart, 'choosing').x).toBeLessThan(boxAt(chart, 'saved').x);
  });

  it('SM-02 a closed state says how many it holds and leaves the room of its inside', async () => {
    const open = await laidOut('visit');
    const closed = await laidOut('visit', ['composing', 'inProgress']);
    const box = boxAt(closed, 'composing');
    expect(box.isClosed).toBe(true);
    expect(box.text.blocks[0]?.lines.at(-1)?.text).toBe('3 estados dentro');
    expect(closed.boxes.filter(({ node }) => isPlace(node)).length).toBeLessThan(open.boxes.length);
    expect(closed.width * closed.height).toBeLessThan(open.width * open.height);
  });

  it('SM-02 asks ELK again with simpler options where it fails, and gives up after the last', async () => {
    const chart = written('cascade');
    const refusing = (failures: number) => {
      const asked: unknown[] = [];
      const answer = (graph: ElkNode, options?: { layoutOptions?: unknown }) => {
        asked.push(options?.layoutOptions);
        return asked.length <= failures ? Promise.reject(new Error('ELK fell')) : elk.layout(graph, options as never);
      };
      return { asked, elk: { layout: answer as typeof elk.layout } };
    };
    const once = refusing(1);
    expect((await layout(once.elk, chart)).boxes.length).toBeGreaterThan(4);
    expect(once.asked).toEqual(attempts.slice(0, 2));
    const always = refusing(attempts.length);
    await expect(layout(always.elk, chart)).rejects.toThrow('ELK fell');
    expect(always.asked).toHaveLength(attempts.length);
  });

  it.each(attempts.map((options, index) => [index, options] as const))(
    'SM-02 every way of asking ELK can draw the survey (%i)',
    async (_, layoutOptions) => {
      const laid = await elk.layout(written('survey').elk, { layoutOptions });
      expect(laid.width).toBeGreaterThan(0);
    },
  );
});
