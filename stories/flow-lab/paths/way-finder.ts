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

/** A worker that broke is left behind; the next question begins another. */
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

/** How long a page has to stand before the worker is begun: the chart, which is laid out in another one, goes first. */
const AT_REST = 400;

/** Begins the worker, which has to read every machine and its schemas, before anybody asks it. Gives back how not to. */
export function startWays(): () => void {
  const timer = setTimeout(workerNow, AT_REST);
  return () => clearTimeout(timer);
}

/** Has the worker explore a machine ahead, so that the first jump finds everything known. */
export function prepareWays(entry: Pick<MachineEntry, 'id'>, openings?: readonly string[]): void {
  // A worker that breaks is told when somebody asks it for a way.
  void findWay(entry, { opening: '', moves: [] }, [], 'shortest', openings).catch(() => null);
}

/**
 * The shortest real way to the nearest of some targets, as `jumpTo` gives it, looked for in a worker so that the page
 * goes on. Rejects when the worker breaks; null where no way leads there.
 */
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
