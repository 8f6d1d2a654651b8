import type { ElkExtendedEdge, ElkNode, ElkPort, LayoutOptions } from 'elkjs/lib/elk-api';
import { cardOf, collapse, dotOf, isPlace, nodesIn, type ChartArrow, type ChartGraph, type ChartNode } from './graph';
import { writeBox, writeCard, type Writing, type Written } from './written';

/** A box with its text, before the layout. */
export interface WrittenBox {
  node: ChartNode;
  depth: number;
  isClosed: boolean;
  text: Written;
}

/** A chart with its texts, before the layout: the input of ELK, and data that ELK does not need. */
export interface WrittenChart {
  elk: ElkNode;
  boxes: ReadonlyMap<string, WrittenBox>;
  arrows: ReadonlyMap<string, ChartArrow>;
  /**
   * Ids of arrows that lead back. ELK gets them reversed, so that the flow goes to the right; by itself it would
   * reverse whichever arrows cost least.
   */
  turned: ReadonlySet<string>;
}

const DOT = 12;
const WAY_BACK = 26;
const INNER = 16;
/**
 * Above this number of arrows ELK tries three orders instead of seven. The two charts beyond it get no more crossings
 * and are ready sooner. Of the smaller ones, six would get 10 to 40 % more crossings.
 */
const MANY_ARROWS = 60;

/** Options of all boxes; a box adds its own. */
const full: LayoutOptions = {
  'elk.algorithm': 'layered',
  'elk.direction': 'RIGHT',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
  'elk.spacing.nodeNode': '20',
  'elk.spacing.edgeNode': '12',
  'elk.spacing.edgeEdge': '9',
  'elk.layered.spacing.nodeNodeBetweenLayers': '28',
  'elk.layered.spacing.edgeNodeBetweenLayers': '12',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '9',
  'elk.json.edgeCoords': 'ROOT',
  'elk.json.shapeCoords': 'ROOT',
};
const { 'elk.layered.nodePlacement.strategy': _, ...plainer } = full;

/** Preferred options, followed by simpler ones for graphs on which ELK fails. */
export const attempts: readonly LayoutOptions[] = [
  full,
  plainer,
  { ...plainer, 'elk.edgeRouting': 'POLYLINE', 'elk.portConstraints': 'FREE' },
];

/** Options to try for a chart, in order. */
export const attemptsFor = ({ arrows }: WrittenChart): readonly LayoutOptions[] =>
  arrows.size > MANY_ARROWS ? attempts.map((options) => ({ ...options, 'elk.layered.thoroughness': '3' })) : attempts;

const statesUnder = (node: ChartNode) => nodesIn(node).filter(isPlace).length - 1;

/** Rank of each state in source order, with initial states before their siblings. */
function readingOrder({ root, arrows }: ChartGraph): ReadonlyMap<string, number> {
  const order = new Map<string, number>();
  const visit = ({ path, children }: ChartNode) => {
    order.set(path, order.size);
    const first = arrows.find(({ source }) => source === dotOf(path))?.target;
    const isFirst = (child: ChartNode) => child.path === first || child.kind === 'initial';
    for (const child of children.filter(isFirst)) visit(child);
    for (const child of children.filter((other) => !isFirst(other))) visit(child);
  };
  visit(root);
  return order;
}

/** Port on the left of a leaf where arrows end: one for refusals, one for all others. */
const entryOf = (path: string, isError: boolean): string => `${path}::entry${isError ? ' error' : ''}`;
const ENTRY_Y = 15;
const ERROR_ENTRY_Y = 27;

const port = (id: string, x: number, y: number, side: 'EAST' | 'WEST'): ElkPort => ({
  id,
  x,
  y,
  width: 0,
  height: 0,
  layoutOptions: { 'elk.port.side': side },
});

/** Ports on the right edge where arrows start, beside the text of their transitions. */
function portsOf(leaving: readonly ChartArrow[], { blocks }: Written, width: number): ElkPort[] {
  return leaving.map(({ id, transitions }) => {
    const lines = blocks.filter(({ transition }) => transition && transitions.includes(transition));
    const middle = lines.reduce((sum, { y, height }) => sum + y + height / 2, 0) / Math.max(lines.length, 1);
    return port(id, width, middle, 'EAST');
  });
}

const leaf = (id: string, text: Written, leaving: readonly ChartArrow[]): ElkNode => ({
  id,
  width: text.width,
  height: text.height,
  ports: [
    port(entryOf(id, false), 0, ENTRY_Y, 'WEST'),
    port(entryOf(id, true), 0, ERROR_ENTRY_Y, 'WEST'),
    ...portsOf(leaving, text, text.width),
  ],
  layoutOptions: { 'elk.portConstraints': 'FIXED_POS' },
});

/** Builds ELK's input from a graph, with the space that the texts need. */
export function writtenChart(graph: ChartGraph, collapsed: ReadonlySet<string>, writing: Writing): WrittenChart {
  const held = new Map(nodesIn(graph.root).map((node) => [node.path, statesUnder(node)]));
  const shown = collapse(graph, collapsed);
  const boxes = new Map<string, WrittenBox>();

  const box = (node: ChartNode, depth: number): ElkNode => {
    if (!isPlace(node)) {
      const size = node.kind === 'initial' ? DOT : WAY_BACK;
      boxes.set(node.path, { node, depth, isClosed: false, text: { width: size, height: size, blocks: [] } });
      return { id: node.path, width: size, height: size };
    }
    const isClosed = collapsed.has(node.path);
    const leaving = shown.arrows.filter(({ source }) => source === node.path);
    const isOpen = node.children.length > 0;
    const text = writeBox(node, isOpen ? [] : leaving, isClosed ? (held.get(node.path) ?? 0) : 0, writing);
    boxes.set(node.path, { node, depth, isClosed, text });
    const { width, height } = text;
    if (!isOpen) return leaf(node.path, text, leaving);
    const children = node.children.map((child) => box(child, depth + 1));
    if (leaving.length > 0) {
      const card: ChartNode = { ...node, path: cardOf(node.path), kind: 'card', children: [] };
      const cardText = writeCard(leaving, writing);
      boxes.set(card.path, { node: card, depth: depth + 1, isClosed: false, text: cardText });
      children.push(leaf(card.path, cardText, leaving));
    }
    return {
      id: node.path,
      layoutOptions: {
        'elk.padding': `[top=${height + 4},left=${INNER},bottom=${INNER},right=${INNER}]`,
        'elk.nodeSize.constraints': 'MINIMUM_SIZE',
        'elk.nodeSize.minimum': `(${width}, ${height})`,
      },
      children,
    };
  };

  const root = box(shown.root, 0);
  const leaves = new Set(
    [...boxes.values()].filter(({ node }) => isPlace(node) && node.children.length === 0).map(({ node }) => node.path),
  );
  const order = readingOrder(shown);
  const rank = (path: string) => order.get(path) ?? 0;
  const turned = new Set<string>();
  const edges = shown.arrows.map(({ id, source, target, isError }): ElkExtendedEdge => {
    const begin = boxes.get(source)?.text.blocks.length === 0 ? source : id;
    const end = leaves.has(target) ? entryOf(target, isError) : target;
    if (rank(target) >= rank(source)) return { id, sources: [begin], targets: [end] };
    turned.add(id);
    return { id, sources: [end], targets: [begin] };
  });
  const arrows = new Map(shown.arrows.map((arrow) => [arrow.id, arrow]));
  return { elk: { id: '::canvas', children: [root], edges }, boxes, arrows, turned };
}
