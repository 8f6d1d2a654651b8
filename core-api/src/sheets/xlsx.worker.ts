// Writes one XLSX file in a thread of its own, so that a long one stops nobody else.
import { parentPort, workerData } from 'node:worker_threads';
import type { WrittenSheet } from './written-sheet';
import { xlsxFile } from './xlsx-file';

const sheet = workerData as WrittenSheet; // given by write-sheet.ts

void xlsxFile(sheet).then((file) => parentPort?.postMessage(file));
