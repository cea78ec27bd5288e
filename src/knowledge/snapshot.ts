/** A released knowledge version in one compressed file. Members keep their order, which responses use. */
import { gunzipSync, gzipSync, constants } from 'node:zlib';
import { z } from 'zod';
import type { KnowledgeFiles } from './read-files.js';

export const HISTORY = 'history';
const ENDING = '.json.gz';

export const snapshotName = (version: string): string => `${HISTORY}/${version}${ENDING}`;

export const versionOfSnapshot = (fileName: string): string | null =>
  fileName.endsWith(ENDING) ? fileName.slice(0, -ENDING.length) : null;

/**
 * Format version; raise it when a schema change makes stored versions unreadable, and convert those in `fromSnapshot`.
 */
const FORM = 1;

const snapshotSchema = z.strictObject({
  form: z.literal(FORM),
  files: z.record(z.string(), z.unknown()),
});

/** Reviews of translations continue after a release and are not part of it. */
const LEFT_OUT = /^reviews\//;

/** Offset of the operating system byte, which differs between machines. */
const OS_BYTE = 9;
const UNKNOWN_OS = 255;

/** Deterministic: gzip's time is zero, and the operating system is set to unknown. */
export function toSnapshot(files: KnowledgeFiles): Uint8Array {
  const kept = [...files].filter(([name]) => !LEFT_OUT.test(name));
  const json = `${JSON.stringify({ form: FORM, files: Object.fromEntries(kept) })}\n`;
  const bytes = gzipSync(json, { level: constants.Z_BEST_COMPRESSION });
  bytes[OS_BYTE] = UNKNOWN_OS;
  return bytes;
}

/** @throws Error if the bytes are no snapshot of this format */
export function fromSnapshot(bytes: Uint8Array): KnowledgeFiles {
  const { files } = snapshotSchema.parse(JSON.parse(gunzipSync(bytes).toString('utf8')));
  return new Map(Object.entries(files));
}
