/** Released knowledge versions, each in one compressed file. Members keep their order, which responses use. D-12. */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { constants, zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import { z } from 'zod';
import type { KnowledgeFiles } from './read-files.js';

const HISTORY = 'history';
const ENDING = '.json.zst';

/** Content of one version; the others repeat nearly all of it. */
const DICTIONARY = `${HISTORY}/dictionary.zst`;

export const snapshotName = (version: string): string => `${HISTORY}/${version}${ENDING}`;

/**
 * Format version; raise it when a schema change makes stored versions unreadable, and convert those in `inPresentFormat`.
 * 1: one file per country. 2: one folder per country.
 */
const FORM = 2;

const snapshotSchema = z.strictObject({
  form: z.literal([1, FORM]),
  files: z.record(z.string(), z.unknown()),
});

/** Reviews of translations continue after a release and are not part of it. */
const LEFT_OUT = /^reviews\//;

/** Of all levels the smallest result with a dictionary, which those from 13 on search less. */
const PARAMS = {
  [constants.ZSTD_c_compressionLevel]: 12,
  [constants.ZSTD_c_windowLog]: 25,
  [constants.ZSTD_c_enableLongDistanceMatching]: 1,
};

type Dictionary = Buffer | undefined;

const compress = (content: Buffer | string, dictionary: Dictionary): Buffer =>
  zstdCompressSync(content, { dictionary, params: PARAMS });

function toContent(files: KnowledgeFiles): string {
  const kept = [...files].filter(([name]) => !LEFT_OUT.test(name));
  return `${JSON.stringify({ form: FORM, files: Object.fromEntries(kept) })}\n`;
}

const fromContent = (content: Buffer): KnowledgeFiles =>
  new Map(Object.entries(snapshotSchema.parse(JSON.parse(content.toString('utf8'))).files));

const OLD_COUNTRY = /^countries\/([a-z]{2})\.yaml$/;

/** Released files in the present format. */
export const inPresentFormat = (released: KnowledgeFiles): KnowledgeFiles =>
  new Map(
    [...released].map(([name, content]) => [
      name.replace(OLD_COUNTRY, 'countries/$1/act.yaml'),
      content,
    ]),
  );

/** The folder `kb/history`. */
export class SnapshotFolder {
  /** @param directory the folder `kb/` */
  constructor(private readonly directory: string) {}

  versions(): string[] {
    const history = path.join(this.directory, HISTORY);
    const names = existsSync(history) ? readdirSync(history) : [];
    return names
      .filter((name) => name.endsWith(ENDING))
      .map((name) => name.slice(0, -ENDING.length));
  }

  has(version: string): boolean {
    return existsSync(this.pathOf(snapshotName(version)));
  }

  /**
   * The files in the format in which they were released; their hash is that of the version.
   *
   * @throws Error if the stored bytes are no snapshot of a known format
   */
  read(version: string): KnowledgeFiles {
    return fromContent(this.contentOf(version, this.dictionary()));
  }

  write(version: string, files: KnowledgeFiles): void {
    mkdirSync(this.pathOf(HISTORY), { recursive: true });
    this.store(version, toContent(files), this.dictionary());
  }

  /** Compresses all versions again, with the content of this one as the dictionary. */
  compact(version: string): void {
    const former = this.dictionary();
    const contents = this.versions().map((one) => [one, this.contentOf(one, former)] as const);
    const dictionary = this.contentOf(version, former);
    writeFileSync(this.pathOf(DICTIONARY), compress(dictionary, undefined));
    for (const [one, content] of contents) this.store(one, content, dictionary);
  }

  private store(version: string, content: Buffer | string, dictionary: Dictionary): void {
    writeFileSync(this.pathOf(snapshotName(version)), compress(content, dictionary));
  }

  private contentOf(version: string, dictionary: Dictionary): Buffer {
    const bytes = readFileSync(this.pathOf(snapshotName(version)));
    return zstdDecompressSync(bytes, { dictionary });
  }

  private dictionary(): Dictionary {
    const file = this.pathOf(DICTIONARY);
    return existsSync(file) ? zstdDecompressSync(readFileSync(file)) : undefined;
  }

  private pathOf(name: string): string {
    return path.join(this.directory, name);
  }
}
