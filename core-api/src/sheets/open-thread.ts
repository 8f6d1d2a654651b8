import { Worker, type WorkerOptions } from 'node:worker_threads';

/** A program of this folder, by the name of its file. `scripts/build-server.mjs` builds each. */
type Program = 'sheet.worker' | 'xlsx.worker';

/** Built servers have the thread's program beside theirs; sources are read by tsx, as in `npm run dev` and the tests. */
export function openThread(program: Program, options: WorkerOptions): Worker {
  if (!new URL(import.meta.url).pathname.endsWith('.ts'))
    return new Worker(new URL(`./sheets/${program}.js`, import.meta.url), options);
  const source = JSON.stringify(new URL(`./${program}.ts`, import.meta.url).href);
  const text = `import('tsx/esm/api').then(({ tsImport }) => tsImport(${source}, ${source}))`;
  return new Worker(text, { ...options, eval: true });
}
