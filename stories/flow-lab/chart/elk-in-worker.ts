import ELK, { type ELK as Elk } from 'elkjs/lib/elk-api';
import workerUrl from 'elkjs/lib/elk-worker.min.js?url';

interface Running {
  elk: Elk;
  /** Rejects when the worker crashes, because ELK itself would never settle. */
  death: Promise<never>;
}

let running: Running | undefined;

function start(): Running {
  let die: (reason: Error) => void = () => undefined;
  const death = new Promise<never>((_, reject) => {
    die = reject;
  });
  death.catch(() => {
    running?.elk.terminateWorker();
    running = undefined;
  });
  const workerFactory = (url = workerUrl) => {
    const worker = new Worker(url);
    worker.addEventListener('error', ({ message }) => die(new Error(message || 'The layout worker did not start')));
    return worker;
  };
  return { elk: new ELK({ workerUrl, workerFactory, algorithms: ['layered'] }), death };
}

/** Starts the worker early; it needs about 170 ms before the first layout. */
export function startElk(): void {
  running ??= start();
}

/** ELK in a worker, started with the first chart at the latest and restarted after a crash. */
export const elkInWorker: Pick<Elk, 'layout'> = {
  layout: (graph, options) => {
    const { elk, death } = (running ??= start());
    return Promise.race([elk.layout(graph, options), death]);
  },
};
