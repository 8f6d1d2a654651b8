import { useEffect, useSyncExternalStore } from 'react';
import { definitionHash } from '../definition';
import { writtenChart } from './elk-graph';
import { elkInWorker } from './elk-in-worker';
import { graphOf } from './graph';
import { layout, type Chart } from './layout';
import type { Writing } from './written';

/** A chart on its way, laid out, or not to be laid out. */
export type ChartLayout =
  { status: 'loading' } | { status: 'ready'; chart: Chart } | { status: 'failed'; message: string };

const LOADING: ChartLayout = { status: 'loading' };
const layouts = new Map<string, ChartLayout>();
const listeners = new Set<() => void>();

function put(key: string, value: ChartLayout) {
  layouts.set(key, value);
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

async function start(key: string, writing: Writing, closed: readonly string[]) {
  put(key, LOADING);
  try {
    const begun = performance.now();
    const written = writtenChart(graphOf(writing.flow.machine), new Set(closed), writing);
    const chart = await layout(elkInWorker, written);
    performance.measure('flow-lab: chart', { start: begun });
    put(key, { status: 'ready', chart });
  } catch (error) {
    put(key, { status: 'failed', message: error instanceof Error ? error.message : String(error) });
  }
}

/** The name a layout is kept under: the definition, what is closed, and how it is written. */
export const layoutKey = ({ flow, language, hasCode }: Writing, closed: readonly string[]): string =>
  [definitionHash(flow.machine), language, hasCode, ...[...closed].sort()].join(' ');

/** Has a machine laid out ahead of its chart, all of it open: the worker needs longer than the page does. */
export function prepareLayout(writing: Writing): void {
  const key = layoutKey(writing, []);
  if (!layouts.has(key)) void start(key, writing, []);
}

/** The layout of a machine, from the worker or from what is kept; `retry` asks again. */
export function useLayout(writing: Writing, closed: readonly string[]): [ChartLayout, retry: () => void] {
  const key = layoutKey(writing, closed);
  const state = useSyncExternalStore(subscribe, () => layouts.get(key));
  const retry = () => void start(key, writing, closed);
  useEffect(() => {
    if (!layouts.has(key)) retry();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the key says all that the layout depends on
  }, [key]);
  return [state ?? LOADING, retry];
}
