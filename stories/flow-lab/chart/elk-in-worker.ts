import ELK, { type ELK as Elk } from 'elkjs/lib/elk-api';
import workerUrl from 'elkjs/lib/elk-worker.min.js?url';

interface Running {
  elk: Elk;
  /** Settles only if the worker dies: ELK itself would wait for ever. */
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

/** Starts the worker ahead of the first chart; it takes a sixth of a second before it can begin. */
export function startElk(): void {
  running ??= start();
}

/** ELK in a worker of this origin, started at the first chart if not before; started anew after it died. */
export const elkInWorker: Pick<Elk, 'layout'> = {
  layout: (graph, options) => {
    const { elk, death } = (running ??= start());
    return Promise.race([elk.layout(graph, options), death]);
  },
};
