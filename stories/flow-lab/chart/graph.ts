import { outlineOf, type OutlineNode } from '@ruta/state-machines/kit/flow';
import { placesOf, transitionsOf, type Transition } from '@ruta/state-machines/kit/transitions';
import type { AnyStateMachine } from 'xstate';

/**
 * What a box of the chart stands for: a kind of state, the dot where a compound state begins, a way back, or the card in
 * an open compound state with the transitions that leave it from wherever one is inside.
 */
export type NodeKind = 'atomic' | 'compound' | 'parallel' | 'final' | 'initial' | 'history' | 'card';

/** A port that a state calls while one is in it: the id of the invocation and the port's name. */
export interface Call {
  id: string;
  port: string;
}

/** A state of the chart with what stands inside its box. */
export interface ChartNode {
  /** The path of the state; '' for the root. A dot or a way back has a path of its own below its state's. */
  path: string;
  key: string;
  kind: NodeKind;
  children: ChartNode[];
  calls: Call[];
  /** Transitions that lead nowhere: the state stays and only acts. */
  inside: Transition[];
}

/** An arrow: every transition between the same two boxes is written on one, refusals on another. */
export interface ChartArrow {
  id: string;
  source: string;
  target: string;
  /** A call's refusal: drawn dashed. */
  isError: boolean;
  transitions: Transition[];
}

/** A machine as a nested picture without any place yet. */
export interface ChartGraph {
  root: ChartNode;
  arrows: ChartArrow[];
}

/** The dot a compound state begins at. */
export const dotOf = (path: string): string => `${path}::initial`;

/** The card with what leaves a compound state. */
export const cardOf = (path: string): string => `${path}::card`;

type MachineNode = AnyStateMachine['root'];

const portOf = (src: unknown): string => (typeof src === 'string' ? src : '');

/** The ways back below a state: history is no place, and yet arrows lead to it. */
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

/** Every transition from one box to one other as one arrow, in the order in which they are tried. */
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
 * The graph of a machine (SM-02), read from its definition alone: states in states, regions, dots where one begins, ways
 * back, and every transition by event, delay, answer, refusal, inner end or condition. No text and no place in it.
 */
export function graphOf(machine: AnyStateMachine): ChartGraph {
  const known = graphs.get(machine) ?? readGraph(machine);
  graphs.set(machine, known);
  return known;
}

const isHidden = (path: string, collapsed: ReadonlySet<string>): boolean =>
  [...collapsed].some((outer) => path === dotOf(outer) || path.startsWith(outer === '' ? '' : `${outer}.`));

/** The innermost state in sight that holds a path. */
function shownFor(path: string, collapsed: ReadonlySet<string>): string {
  const outermost = [...collapsed].filter((outer) => isHidden(path, new Set([outer])) && outer !== path);
  return outermost.reduce((one, other) => (other.length < one.length ? other : one), path);
}

/** The same graph with some states closed: what is inside them is gone, and arrows lead to the closed box. */
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

/** A state one can be in: neither a dot nor a way back nor a card. */
export const isPlace = ({ kind }: ChartNode): boolean => kind !== 'initial' && kind !== 'history' && kind !== 'card';

/** Every box with its own below it, outermost first. */
export const nodesIn = (node: ChartNode): ChartNode[] => [node, ...node.children.flatMap(nodesIn)];
