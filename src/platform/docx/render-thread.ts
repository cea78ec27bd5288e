/** Worker thread of `threaded-docx.ts`: fills templates, then exits. */
import { parentPort, workerData } from 'node:worker_threads';
import { fillDocx } from './docx-template.js';
import type { DocxWork } from './threaded-docx.js';

// `threaded-docx.ts` passes this type.
const { works } = workerData as Readonly<{ works: readonly DocxWork[] }>;

parentPort?.postMessage(
  works.map(({ template, tags, date }) => fillDocx(template, tags, new Date(date))),
);
