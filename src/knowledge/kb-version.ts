/** Knowledge version: release date and hash of the content. Source. */
import { createHash } from 'node:crypto';
import { isInVersion } from '../modules/changelog/domain/kb-release.js';
import type { KnowledgeFiles } from './read-files.js';

/**
 * With sorted members, because their order in a file has no meaning. Unlike `canonicalJson`, JavaScript puts names that
 * are whole numbers first; the hashes of released versions depend on it.
 */
function sorted(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(sorted);
  const members = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  for (const member of members) member[1] = sorted(member[1]);
  return Object.fromEntries(members);
}

export const hashedText = (content: unknown): string => JSON.stringify(sorted(content));

/**
 * SHA-256 of the law data, hexadecimal.
 *
 * @param toText for a tool that reads the folder several times
 */
export function lawHash(files: KnowledgeFiles, toText = hashedText): string {
  const hash = createHash('sha256');
  for (const [name, content] of files) {
    if (isInVersion(name)) hash.update(`${name}\n${toText(content)}\n`);
  }
  return hash.digest('hex');
}

const SHOWN_CHARACTERS = 8;

export const kbVersion = (
  files: KnowledgeFiles,
  releaseDate: string,
  toText = hashedText,
): string => `kb_${releaseDate}_${lawHash(files, toText).slice(0, SHOWN_CHARACTERS)}`;
