// Writes one XLSX file in a thread of its own, so that a long one stops nobody else.
import { parentPort, workerData } from 'node:worker_threads';
import type { WrittenSheet } from './written-sheet';
import { xlsxFile } from './xlsx-file';

const sheets = workerData as WrittenSheet[]; // given by write-sheet.ts

void xlsxFile(sheets).then((file) => parentPort?.postMessage(file));
