/** Verifies an order's archive offline, with the published keys alone. */
import { hash } from 'node:crypto';
import { z } from 'zod';
import {
  MANIFEST_FORMAT,
  MANIFEST_NAME,
  SIGNATURE_ENDING,
} from '../../modules/documents/domain/order-manifest.js';
import { unzipFiles } from '../archive/zip-files.js';
import { isSignedFile } from './file-signatures.js';

/** `problem`: null if the file is intact. */
export type FileCheck = Readonly<{ name: string; problem: string | null }>;

const manifestSchema = z.object({
  format: z.literal(MANIFEST_FORMAT),
  files: z.array(z.object({ name: z.string(), size_bytes: z.number(), sha256: z.string() })),
});

type Entries = ReadonlyMap<string, Uint8Array>;
type Listed = z.infer<typeof manifestSchema>['files'][number];

async function signatureProblem(
  entries: Entries,
  name: string,
  keySet: unknown,
): Promise<string | null> {
  const bytes = entries.get(name);
  const signature = entries.get(`${name}${SIGNATURE_ENDING}`);
  if (bytes === undefined) return 'is missing';
  if (signature === undefined) return 'has no signature';
  const isValid = await isSignedFile(bytes, new TextDecoder().decode(signature), keySet);
  return isValid ? null : 'does not match its signature';
}

function hashProblem(entries: Entries, { name, sha256 }: Listed): string | null {
  const bytes = entries.get(name);
  return bytes !== undefined && hash('sha256', bytes, 'hex') !== sha256
    ? 'does not match the manifest'
    : null;
}

function readManifest(entries: Entries): readonly Listed[] | null {
  try {
    const text = new TextDecoder().decode(entries.get(MANIFEST_NAME));
    return manifestSchema.parse(JSON.parse(text)).files;
  } catch {
    // Whatever is wrong with it, it is no manifest.
    return null;
  }
}

/** Files that neither the manifest nor a signature accounts for. */
function unlisted(entries: Entries, files: readonly Listed[]): readonly FileCheck[] {
  const known = new Set([MANIFEST_NAME, ...files.map(({ name }) => name)]);
  return [...entries.keys()]
    .filter((name) => !known.has(name) && !known.has(name.replace(/\.sig$/, '')))
    .map((name) => ({ name, problem: 'is not in the manifest' }));
}

/**
 * One check per file, the manifest first. The archive is intact if none has a problem.
 *
 * @throws ZodError if `keySet` is not a JSON Web Key Set
 */
export async function verifyArchive(
  bytes: Uint8Array,
  keySet: unknown,
): Promise<readonly FileCheck[]> {
  const found = unzipFiles(bytes);
  if (found === null) return [{ name: 'archive', problem: 'is not a ZIP file' }];
  const entries: Entries = new Map(found.map((one) => [one.name, one.bytes]));
  const isSigned = await signatureProblem(entries, MANIFEST_NAME, keySet);
  const files = readManifest(entries);
  if (files === null) return [{ name: MANIFEST_NAME, problem: isSigned ?? 'is not a manifest' }];
  const checks: FileCheck[] = [{ name: MANIFEST_NAME, problem: isSigned }];
  for (const file of files) {
    const problem = await signatureProblem(entries, file.name, keySet);
    checks.push({ name: file.name, problem: problem ?? hashProblem(entries, file) });
  }
  return [...checks, ...unlisted(entries, files)];
}
