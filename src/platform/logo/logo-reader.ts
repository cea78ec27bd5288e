/** Reads logos in a worker thread, bounded in memory and time. */
import { Worker } from 'node:worker_threads';
import { SerialQueue } from '../docx/serial-queue.js';
import type { Logo } from '../../modules/letterheads/domain/letterhead.js';
import { logoForm, type LogoProblem, type LogoWork } from './logo-form.js';

const LIMITS = { maxOldGenerationSizeMb: 64, stackSizeMb: 4 } as const;
const MAX_MS = 5_000;
/** Bytes; a logo of few colours needs a tenth. */
const MAX_SIZE = 1_048_576;

/** @returns null if it cannot be drawn within the limits */
function draw(work: LogoWork): Promise<Logo | null> {
  const thread = new Worker(new URL('./logo-thread.js', import.meta.url), {
    workerData: work,
    resourceLimits: LIMITS,
    env: {},
  });
  return new Promise<Logo | null>((resolve) => {
    const timer = setTimeout(resolve, MAX_MS, null);
    const end = (drawn: Logo | null): void => {
      clearTimeout(timer);
      resolve(drawn);
    };
    thread.once('message', end);
    thread.once('error', () => {
      end(null);
    });
    thread.once('exit', () => {
      end(null);
    });
  }).finally(() => thread.terminate());
}

export function logoReader() {
  const queue = new SerialQueue();
  return {
    /** Redraws the picture: only the pixels of the file remain. */
    async read(file: Uint8Array): Promise<Logo | LogoProblem> {
      const form = logoForm(file);
      if ('problem' in form) return form.problem;
      const drawn = await queue.run(() => draw(form));
      if (drawn === null) return 'logo_invalid';
      return drawn.bytes.byteLength > MAX_SIZE ? 'logo_too_large' : drawn;
    },
  };
}

export type LogoReader = ReturnType<typeof logoReader>;
