/**
 * The disk of the database is really full: a file beside its data takes what is left. That needs a server of one's own on a
 * small disk of its own; FAULTS_BALLAST names the file, and without it this is not tried.
 */
import { open, rm } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import type { Site } from './site.js';

const CHUNKS_BYTES = [1_048_576, 4_096] as const;
const LOOK_EVERY_MS = 200;

const isFull = (failure: unknown): boolean =>
  failure instanceof Error && 'code' in failure && failure.code === 'ENOSPC';

/** Until not a page is left. */
export async function fillDisk(file: string): Promise<void> {
  const ballast = await open(file, 'w');
  try {
    for (const bytes of CHUNKS_BYTES) await append(ballast, Buffer.alloc(bytes, 1));
  } finally {
    // What the disk did not take is reported here once more.
    await ballast.close().catch(() => undefined);
  }
}

async function append(ballast: Awaited<ReturnType<typeof open>>, chunk: Buffer): Promise<void> {
  try {
    for (;;) await ballast.write(chunk);
  } catch (failure) {
    if (!isFull(failure)) throw failure;
  }
}

/** Ends when the server, which may have stopped over it and be started by its supervisor, answers again. */
export async function emptyDisk(file: string, { database }: Pick<Site, 'database'>): Promise<void> {
  await rm(file, { force: true });
  const answers = (): Promise<boolean> =>
    database.query('select 1').then(
      () => true,
      () => false,
    );
  while (!(await answers())) await pause(LOOK_EVERY_MS);
}
