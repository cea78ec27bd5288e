/** Runs in a thread of its own: fills templates, and ends with its work. Started by `threaded-docx.ts` alone. */
import { parentPort, workerData } from 'node:worker_threads';
import { fillDocx } from './docx-template.js';
import type { DocxWork } from './threaded-docx.js';

// What the starting side passes is of this type: it is the only one that starts this file.
const { works } = workerData as Readonly<{ works: readonly DocxWork[] }>;

parentPort?.postMessage(
  works.map(({ template, tags, date }) => fillDocx(template, tags, new Date(date))),
);
