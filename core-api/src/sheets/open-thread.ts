import { Worker, type WorkerOptions } from 'node:worker_threads';

/**
 * Runs a program in a thread, by the address of its source. Built servers have each program in a folder of the same name
 * beside theirs (`scripts/build-server.mjs`); sources are read by tsx, as in `npm run dev` and the tests.
 */
export function openThread(source: URL, options: WorkerOptions): Worker {
  const [folder = '', name = ''] = source.pathname.split('/').slice(-2);
  if (!new URL(import.meta.url).pathname.endsWith('.ts'))
    return new Worker(new URL(`./${folder}/${name.replace(/ts$/, 'js')}`, import.meta.url), options);
  const address = JSON.stringify(source.href);
  const program = `import('tsx/esm/api').then(({ tsImport }) => tsImport(${address}, ${address}))`;
  return new Worker(program, { ...options, eval: true });
}
