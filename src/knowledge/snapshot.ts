/**
 * A released version of the knowledge base in one compressed file.
 * Members keep the order of their files: answers list sectors and questions in it.
 */
import { gunzipSync, gzipSync, constants } from 'node:zlib';
import { z } from 'zod';
import type { KnowledgeFiles } from './read-files.js';

/** Where a released version lies below `kb/`. */
export const HISTORY = 'history';
const ENDING = '.json.gz';

export const snapshotName = (version: string): string => `${HISTORY}/${version}${ENDING}`;

/** The version that a file of the history holds; null where it is no snapshot. */
export const versionOfSnapshot = (fileName: string): string | null =>
  fileName.endsWith(ENDING) ? fileName.slice(0, -ENDING.length) : null;

/**
 * Form of the content. Where a schema changes so that kept versions no longer parse, raise it and
 * bring older forms up to date in `fromSnapshot`.
 */
const FORM = 1;

const snapshotSchema = z.strictObject({
  form: z.literal(FORM),
  files: z.record(z.string(), z.unknown()),
});

/** Second readings of translations go on after a release and are not part of what was released. */
const LEFT_OUT = /^reviews\//;

/** Place of the byte that names the operating system; it differs between machines. */
const OS_BYTE = 9;
const UNKNOWN_OS = 255;

/** The same files give the same bytes: gzip's time is zero here, and the operating system unnamed. */
export function toSnapshot(files: KnowledgeFiles): Uint8Array {
  const kept = [...files].filter(([name]) => !LEFT_OUT.test(name));
  const json = `${JSON.stringify({ form: FORM, files: Object.fromEntries(kept) })}\n`;
  const bytes = gzipSync(json, { level: constants.Z_BEST_COMPRESSION });
  bytes[OS_BYTE] = UNKNOWN_OS;
  return bytes;
}

/** @throws Error where the bytes are no snapshot of a known form. */
export function fromSnapshot(bytes: Uint8Array): KnowledgeFiles {
  const { files } = snapshotSchema.parse(JSON.parse(gunzipSync(bytes).toString('utf8')));
  return new Map(Object.entries(files));
}
