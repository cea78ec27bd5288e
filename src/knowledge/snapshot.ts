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
 * 1: one file per country. 2: one folder per country.
 */
const FORM = 2;

const snapshotSchema = z.strictObject({
  form: z.literal([1, FORM]),
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

const parseSnapshot = (bytes: Uint8Array): z.infer<typeof snapshotSchema> =>
  snapshotSchema.parse(JSON.parse(gunzipSync(bytes).toString('utf8')));

/** The files as they were released; their hash is that of the version. */
export const releasedFiles = (bytes: Uint8Array): KnowledgeFiles =>
  new Map(Object.entries(parseSnapshot(bytes).files));

const OLD_COUNTRY = /^countries\/([a-z]{2})\.yaml$/;

/** Released files in the present format. */
export const inPresentFormat = (released: KnowledgeFiles): KnowledgeFiles =>
  new Map(
    [...released].map(([name, content]) => [
      name.replace(OLD_COUNTRY, 'countries/$1/act.yaml'),
      content,
    ]),
  );

/**
 * The files in the present format.
 *
 * @throws Error if the bytes are no snapshot of a known format
 */
export const fromSnapshot = (bytes: Uint8Array): KnowledgeFiles =>
  inPresentFormat(releasedFiles(bytes));
