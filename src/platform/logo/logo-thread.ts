/** Worker thread of `logo-reader.ts`: draws one logo, then exits. */
import { parentPort, workerData } from 'node:worker_threads';
import { drawLogo } from './draw-logo.js';
import type { LogoWork } from './logo-form.js';
import { isWholePng } from './png-check.js';

// `logo-reader.ts` passes this type.
const { svg, png } = workerData as LogoWork;

const isReadable = png === null || isWholePng(png);
parentPort?.postMessage(isReadable ? await drawLogo(svg, png === null) : null);
