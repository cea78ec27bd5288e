/** Work that no request waits for runs below the threads that answer requests, where the system knows threads apart. */
import { readdirSync } from 'node:fs';
import { getPriority, setPriority } from 'node:os';

/** Nice value; the weight in the Linux scheduler is a third of that of 0. Lower ones starved packages on a busy machine. */
const NICE = 5;

/** Only on Linux does the number apply to one thread; elsewhere it would slow the whole process. */
const isPerThread = process.platform === 'linux';

const isGone = (failure: unknown): boolean =>
  failure instanceof Error && 'code' in failure && failure.code === 'ERR_SYSTEM_ERROR';

/** @param thread 0: the calling one */
function lower(thread: number): void {
  if (getPriority(thread) < NICE) setPriority(thread, NICE);
}

export function lowerThread(): void {
  if (isPerThread) lower(0);
}

/** All threads of the process, also those in which V8 compiles and collects; later ones inherit it. */
export function lowerProcess(): void {
  if (!isPerThread) return;
  lower(0);
  for (const thread of readdirSync('/proc/self/task')) {
    try {
      lower(Number(thread));
    } catch (failure) {
      if (!isGone(failure)) throw failure;
    }
  }
}
