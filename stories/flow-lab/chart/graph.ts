import { outlineOf, type OutlineNode } from '@ruta/state-machines/kit/flow';
import { placesOf, transitionsOf, type Transition } from '@ruta/state-machines/kit/transitions';
import type { AnyStateMachine } from 'xstate';

/**
 * Kind of a box. `initial` is the dot of a compound state, `history` a history state. `card` is a box inside an open
 * compound state for the transitions that leave it.
 */
export type NodeKind = 'atomic' | 'compound' | 'parallel' | 'final' | 'initial' | 'history' | 'card';

/** A port that a state invokes. */
export interface Call {
  id: string;
  port: string;
}

/** A box of the chart with its content. */
export interface ChartNode {
  /** State path; '' for the root. Dots and history states have a path below their parent's. */
  path: string;
  key: string;
  kind: NodeKind;
  children: ChartNode[];
  calls: Call[];
  /** Transitions without a target. */
  inside: Transition[];
}

/** An arrow. Transitions between the same two boxes share one; refusals have their own. */
export interface ChartArrow {
  id: string;
  source: string;
  target: string;
  /** Refusal of a call, drawn dashed. */
  isError: boolean;
  transitions: Transition[];
}

/** A machine as a graph, without layout. */
export interface ChartGraph {
  root: ChartNode;
  arrows: ChartArrow[];
}

/** Path of the dot of a compound state. */
export const dotOf = (path: string): string => `${path}::initial`;

/** Path of the card of a compound state. */
export const cardOf = (path: string): string => `${path}::card`;

type MachineNode = AnyStateMachine['root'];

const portOf = (src: unknown): string => (typeof src === 'string' ? src : '');

/** History states of a state. They are boxes only because arrows lead to them. */
const waysBackOf = (node: MachineNode): ChartNode[] =>
  Object.values(node.states)
    .filter(({ type }) => type === 'history')
    .map(({ path, key }) => ({ path: path.join('.'), key, kind: 'history', children: [], calls: [], inside: [] }));

const dot = (path: string): ChartNode => ({
  path: dotOf(path),
  key: '',
  kind: 'initial',
  children: [],
  calls: [],
  inside: [],
});

/** Groups transitions into arrows, in the order in which they are tried. */
function arrowsOf(transitions: readonly Transition[]): ChartArrow[] {
  const arrows = new Map<string, ChartArrow>();
  for (const transition of transitions) {
    const source = transition.kind === 'initial' ? dotOf(transition.source) : transition.source;
    const isError = transition.kind === 'error';
    for (const target of transition.targets) {
      const id = `${source} → ${target}${isError ? ' (error)' : ''}`;
      const known = arrows.get(id);
      if (known) known.transitions.push(transition);
      else arrows.set(id, { id, source, target, isError, transitions: [transition] });
    }
  }
  return [...arrows.values()];
}

function readGraph(machine: AnyStateMachine): ChartGraph {
  const transitions = transitionsOf(machine);
  const byPath = new Map(placesOf(machine).map((node) => [node.path.join('.'), node as MachineNode]));
  const chartNode = ({ path, key, children }: OutlineNode): ChartNode => {
    const node = byPath.get(path) ?? machine.root;
    const dots = node.type === 'compound' ? [dot(path)] : [];
    return {
      path,
      key,
      kind: node.type,
      children: [...dots, ...children.map(chartNode), ...waysBackOf(node)],
      calls: node.invoke.map(({ id, src }) => ({ id, port: portOf(src) })),
      inside: transitions.filter(({ source, targets }) => source === path && targets.length === 0),
    };
  };
  const root = chartNode({ path: '', key: machine.root.key, children: outlineOf(machine.root) });
  return { root, arrows: arrowsOf(transitions) };
}

const graphs = new WeakMap<AnyStateMachine, ChartGraph>();

/**
 * Graph of a machine (SM-02), from its definition: nested states, regions, initial dots, history states and all
 * transitions. Contains neither text nor layout.
 */
export function graphOf(machine: AnyStateMachine): ChartGraph {
  const known = graphs.get(machine) ?? readGraph(machine);
  graphs.set(machine, known);
  return known;
}

const isHidden = (path: string, collapsed: ReadonlySet<string>): boolean =>
  [...collapsed].some((outer) => path === dotOf(outer) || path.startsWith(outer === '' ? '' : `${outer}.`));

/** The visible box that contains a path: its outermost closed ancestor, or itself. */
function shownFor(path: string, collapsed: ReadonlySet<string>): string {
  const outermost = [...collapsed].filter((outer) => isHidden(path, new Set([outer])) && outer !== path);
  return outermost.reduce((one, other) => (other.length < one.length ? other : one), path);
}

/** The graph with some states closed: their children are removed, and arrows lead to the closed box. */
export function collapse(graph: ChartGraph, collapsed: ReadonlySet<string>): ChartGraph {
  if (collapsed.size === 0) return graph;
  const closed = (node: ChartNode): ChartNode =>
    collapsed.has(node.path) ? { ...node, children: [] } : { ...node, children: node.children.map(closed) };
  const lifted = new Map<string, ChartArrow>();
  for (const arrow of graph.arrows) {
    const source = shownFor(arrow.source, collapsed);
    const target = shownFor(arrow.target, collapsed);
    const isWithin = source === target && arrow.source !== arrow.target;
    const wasMoved = source !== arrow.source || target !== arrow.target;
    if (isWithin && wasMoved) continue;
    const id = `${source} → ${target}${arrow.isError ? ' (error)' : ''}`;
    const known = lifted.get(id);
    const transitions = [...(known?.transitions ?? []), ...arrow.transitions];
    lifted.set(id, { ...arrow, id, source, target, transitions });
  }
  return { root: closed(graph.root), arrows: [...lifted.values()] };
}

/** Whether a box is a state: not a dot, a history state or a card. */
export const isPlace = ({ kind }: ChartNode): boolean => kind !== 'initial' && kind !== 'history' && kind !== 'card';

/** A box and its descendants, outermost first. */
export const nodesIn = (node: ChartNode): ChartNode[] => [node, ...node.children.flatMap(nodesIn)];
