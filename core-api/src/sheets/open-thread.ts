import { Worker, type WorkerOptions } from 'node:worker_threads';

/**
 * Runs a program in a thread, by the address of its source in `folder` of `src`. Built servers have each program in a
 * folder of that name beside theirs (`scripts/build-server.mjs`), where the address of a source no longer tells it;
 * sources are read by tsx, as in `npm run dev` and the tests.
 */
export function openThread(folder: 'sheets' | 'storage', source: URL, options: WorkerOptions): Worker {
  const name = source.pathname.split('/').at(-1) ?? '';
  if (!new URL(import.meta.url).pathname.endsWith('.ts'))
    return new Worker(new URL(`./${folder}/${name.replace(/ts$/, 'js')}`, import.meta.url), options);
  const address = JSON.stringify(source.href);
  const program = `import('tsx/esm/api').then(({ tsImport }) => tsImport(${address}, ${address}))`;
  return new Worker(program, { ...options, eval: true });
}
