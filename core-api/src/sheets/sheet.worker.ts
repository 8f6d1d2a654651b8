// Reads one file in a thread of its own, so that a heavy or hostile one stops nobody else.
import { readFile } from 'node:fs/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { SheetFault, type SheetAnswer, type SheetRequest } from './sheet';
import { sheetOf } from './sheet-of';

const { path, limits, known } = workerData as SheetRequest; // given by read-sheet.ts

async function answer(): Promise<SheetAnswer> {
  try {
    return { sheet: await sheetOf(await readFile(path), limits, known) };
  } catch (error) {
    if (error instanceof SheetFault) return { fault: { key: error.key, places: error.places } };
    const { name, message } = error as Error;
    return { error: { name, message } };
  }
}

void answer().then((answered) => parentPort?.postMessage(answered));
