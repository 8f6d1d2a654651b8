import { boundedQueue } from '../queue/bounded-queue';
import { openThread } from './open-thread';
import { SheetFault, type Sheet, type SheetAnswer, type SheetLimits, type SheetRequest } from './sheet';

/** Time of one file, in ms, and memory of its thread. The largest allowed file needs a fraction of both. */
const WITHIN_MS = 20_000;
const MEMORY_MB = 384;

const oneAtATime = boundedQueue({ atOnce: 1, waitingMax: 5, withinMs: 60_000, refusal: 'imports.busy' });

/**
 * Reads a spreadsheet or a CSV file in a worker thread, one file at a time. The headings are looked for by those that
 * are `known`, as `headingKey` gives them. Refuses what is no spreadsheet, what is larger than the limits, formulas,
 * errors and unclear headings with `SheetFault`; with `imports.busy` where too many wait.
 */
export const readSheet = (path: string, limits: SheetLimits, known: readonly string[] = []): Promise<Sheet> =>
  oneAtATime(() => inThread({ path, limits, known }));

async function inThread(workerData: SheetRequest): Promise<Sheet> {
  const worker = openThread('sheets', new URL('./sheet.worker.ts', import.meta.url), {
    workerData,
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
  });
  const tooHeavy = () => new SheetFault('imports.file.too-heavy');
  let timer: NodeJS.Timeout | undefined;
  try {
    const answer = await new Promise<SheetAnswer>((resolve, reject) => {
      timer = setTimeout(() => reject(tooHeavy()), WITHIN_MS);
      worker.once('message', resolve);
      worker.once('error', (error: NodeJS.ErrnoException) =>
        reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? tooHeavy() : error),
      );
    });
    if ('sheet' in answer) return answer.sheet;
    if ('fault' in answer) throw new SheetFault(answer.fault.key, answer.fault.places);
    throw new Error(`${answer.error.name} in the thread of a file: ${answer.error.message}`);
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}
