/** Knowledge version: release date and hash of the content. Source. */
import { createHash } from 'node:crypto';
import { isInVersion } from '../modules/changelog/domain/kb-release.js';
import type { KnowledgeFiles } from './read-files.js';

/** JSON with sorted members, because their order in a file has no meaning. */
function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) =>
    inner !== null && typeof inner === 'object' && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}

/** SHA-256 of the law data, hexadecimal. */
export function lawHash(files: KnowledgeFiles): string {
  const hash = createHash('sha256');
  for (const [name, content] of files) {
    if (isInVersion(name)) hash.update(`${name}\n${canonicalJson(content)}\n`);
  }
  return hash.digest('hex');
}

const SHOWN_CHARACTERS = 8;

export const kbVersion = (files: KnowledgeFiles, releaseDate: string): string =>
  `kb_${releaseDate}_${lawHash(files).slice(0, SHOWN_CHARACTERS)}`;
