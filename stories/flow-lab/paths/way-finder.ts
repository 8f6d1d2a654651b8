import type { MachineEntry } from '@ruta/state-machines/machines';
import type { LabPath } from '../view';
import type { Jump, Preference } from './jump';
import type { Target } from './targets';
import type { WayAnswer, WayQuestion } from './jump.worker';

interface Waiting {
  resolve: (jump: Jump | null) => void;
  reject: (error: Error) => void;
}

const waiting = new Map<number, Waiting>();
let worker: Worker | null = null;
let asked = 0;

function settle({ data }: MessageEvent<WayAnswer>): void {
  const question = waiting.get(data.id);
  waiting.delete(data.id);
  if ('error' in data) question?.reject(new Error(data.error));
  else question?.resolve(data.jump);
}

/** Discards a broken worker; the next request starts a new one. */
function breakDown(): void {
  worker?.terminate();
  worker = null;
  for (const { reject } of waiting.values()) reject(new Error('The worker of jumps broke down'));
  waiting.clear();
}

function workerNow(): Worker {
  if (worker === null) {
    worker = new Worker(new URL('./jump.worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', settle);
    worker.addEventListener('error', breakDown);
  }
  return worker;
}

/** Delay before the worker starts, in milliseconds: the chart's layout worker goes first. */
const AT_REST = 400;

/**
 * Starts the worker ahead of the first request, because it has to load every machine. Returns a function that cancels
 * this.
 */
export function startWays(): () => void {
  const timer = setTimeout(workerNow, AT_REST);
  return () => clearTimeout(timer);
}

/** Makes the worker explore a machine before the first jump. */
export function prepareWays(entry: Pick<MachineEntry, 'id'>, openings?: readonly string[]): void {
  // Ignores a broken worker here; the next request reports it.
  void findWay(entry, { opening: '', moves: [] }, [], 'shortest', openings).catch(() => null);
}

/** Same as `jumpTo`, in a worker. Rejects when the worker breaks; null if no target can be reached. */
export function findWay(
  { id: machine }: Pick<MachineEntry, 'id'>,
  present: LabPath,
  targets: readonly Target[],
  preference: Preference,
  openings?: readonly string[],
): Promise<Jump | null> {
  asked += 1;
  const question: WayQuestion = {
    id: asked,
    machine,
    opening: present.opening,
    moves: present.moves,
    targets,
    preference,
    openings,
  };
  return new Promise((resolve, reject) => {
    waiting.set(question.id, { resolve, reject });
    workerNow().postMessage(question);
  });
}
