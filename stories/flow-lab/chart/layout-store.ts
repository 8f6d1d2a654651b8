import { useEffect, useSyncExternalStore } from 'react';
import { definitionHash } from '../definition';
import { writtenChart } from './elk-graph';
import { elkInWorker } from './elk-in-worker';
import { graphOf } from './graph';
import { layout, type Chart } from './layout';
import type { Writing } from './written';

/** State of a chart's layout. */
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

/** Cache key of a layout: definition, closed states, language and text options. */
const layoutKey = ({ flow, language, hasCode }: Writing, closed: readonly string[]): string =>
  [definitionHash(flow.machine), language, hasCode, ...[...closed].sort()].join(' ');

/** Computes the layout of a machine with all states open before its chart is shown. */
export function prepareLayout(writing: Writing): void {
  const key = layoutKey(writing, []);
  if (!layouts.has(key)) void start(key, writing, []);
}

/** Layout of a machine, cached. `retry` computes it again. */
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
