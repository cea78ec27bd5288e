/** The lock: the law version, and what each organisation was answered with which facts. */
import { writeFile } from 'node:fs/promises';
import { z } from 'zod';
import { factsSchema, readJsonFile } from './facts.js';
import { pinnedSchema } from './pinned.js';

const FORMAT = 1;

const lockSchema = z.object({
  format: z.literal(FORMAT),
  law: z.string(),
  organisations: z.record(z.string(), z.object({ facts: factsSchema, answer: pinnedSchema })),
});
export type Lock = z.infer<typeof lockSchema>;

export const readLock = (file: string): Promise<Lock> => readJsonFile(file, lockSchema);

/** Deterministic, so that equal answers give equal files. */
export const writeLock = (file: string, lock: Omit<Lock, 'format'>): Promise<void> =>
  writeFile(file, `${JSON.stringify({ format: FORMAT, ...lock }, null, 2)}\n`);
