/**
 * Fills the real disk of the database with a file next to its data. Requires a server on its own small disk;
 * FAULTS_BALLAST names the file, and without it the test is skipped.
 */
import { open, rm } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import type { Site } from './site.js';

const CHUNKS_BYTES = [1_048_576, 4_096] as const;
const LOOK_EVERY_MS = 200;

const isFull = (failure: unknown): boolean =>
  failure instanceof Error && 'code' in failure && failure.code === 'ENOSPC';

/** Writes until the disk is full. */
export async function fillDisk(file: string): Promise<void> {
  const filler = await open(file, 'w');
  try {
    for (const bytes of CHUNKS_BYTES) await append(filler, Buffer.alloc(bytes, 1));
  } finally {
    // `close` reports the failed write again.
    await filler.close().catch(() => undefined);
  }
}

async function append(filler: Awaited<ReturnType<typeof open>>, chunk: Buffer): Promise<void> {
  try {
    for (;;) await filler.write(chunk);
  } catch (failure) {
    if (!isFull(failure)) throw failure;
  }
}

/** Resolves when the server answers again; it may have crashed and been restarted by its supervisor. */
export async function emptyDisk(file: string, { database }: Pick<Site, 'database'>): Promise<void> {
  await rm(file, { force: true });
  const answers = (): Promise<boolean> =>
    database.query('select 1').then(
      () => true,
      () => false,
    );
  while (!(await answers())) await pause(LOOK_EVERY_MS);
}
