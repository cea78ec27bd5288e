/** Reads logos in a worker thread, bounded in memory and time. */
import { SerialQueue } from '../docx/serial-queue.js';
import type { Logo } from '../../modules/letterheads/domain/letterhead.js';
import { runInThread } from '../runtime/run-in-thread.js';
import { logoForm, type LogoProblem, type LogoWork } from './logo-form.js';

const BOUNDS = { limits: { maxOldGenerationSizeMb: 64, stackSizeMb: 4 }, maxMs: 5_000 } as const;
/** Bytes; a logo of few colours needs a tenth. */
const MAX_SIZE = 1_048_576;

/** @returns null if it cannot be drawn within the limits */
const draw = (work: LogoWork): Promise<Logo | null> =>
  runInThread<Logo>(new URL('./logo-thread.js', import.meta.url), work, BOUNDS);

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
