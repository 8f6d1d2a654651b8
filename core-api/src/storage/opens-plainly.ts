import { boundedQueue } from '../queue/bounded-queue';
import { openThread } from '../sheets/open-thread';
import { readingBytes } from './file-bytes';
import { isEncrypted } from './pdf-file';

/** Time of one encrypted file, in ms, and memory of its thread. */
const WITHIN_MS = 20_000;
const MEMORY_MB = 256;

const oneAtATime = boundedQueue({ atOnce: 1, waitingMax: 5, withinMs: 60_000, refusal: 'documents.busy' });

/**
 * Whether a PDF opens without a password. One that is not encrypted does; an encrypted one is tried, one at a time. What
 * takes too long does not.
 */
export async function opensPlainly(path: string): Promise<boolean> {
  if (!(await readingBytes(path, isEncrypted))) return true;
  return oneAtATime(() => inThread(path));
}

async function inThread(path: string): Promise<boolean> {
  const worker = openThread('storage', new URL('./pdf.worker.ts', import.meta.url), {
    workerData: { path },
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
  });
  let timer: NodeJS.Timeout | undefined;
  try {
    return await new Promise<boolean>((resolve) => {
      timer = setTimeout(() => resolve(false), WITHIN_MS);
      worker.once('message', resolve);
      worker.once('error', () => resolve(false));
    });
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}
