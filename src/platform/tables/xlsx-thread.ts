/** Worker thread of `xlsx-reader.ts`: reads one workbook, then exits. */
import { parentPort, workerData } from 'node:worker_threads';
import { readWorkbook } from './xlsx-rows.js';

// `xlsx-reader.ts` passes bytes.
parentPort?.postMessage(readWorkbook(workerData as Uint8Array));
