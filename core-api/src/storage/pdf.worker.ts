// Opens one encrypted PDF in a thread of its own, so that a heavy or hostile one stops nobody else.
import { readFile } from 'node:fs/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';

const { path } = workerData as { path: string }; // given by opens-plainly.ts

/** Whether the file opens with the empty password, as one does that is only protected against changes. */
async function opens(): Promise<boolean> {
  const task = getDocument({
    data: new Uint8Array(await readFile(path)),
    verbosity: VerbosityLevel.ERRORS,
    useSystemFonts: false,
  });
  try {
    await task.promise;
    return true;
  } catch {
    return false; // a password, or damage: nobody could open it either way
  }
}

void opens().then((answer) => parentPort?.postMessage(answer));
