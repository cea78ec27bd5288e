/** Archive of knowledge versions: the present one and the snapshots in `kb/history`. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { VersionFiles } from '../modules/changelog/domain/difference.js';
import { releasesOf, withPresent, type Release } from '../modules/changelog/domain/kb-release.js';
import type { KnowledgeArchive } from '../modules/changelog/status.ports.js';
import { KnowledgeError, type Knowledge } from './load-knowledge.js';
import type { KnowledgeFiles } from './read-files.js';
import { lawHash } from './kb-version.js';
import { fromSnapshot, releasedFiles, snapshotName } from './snapshot.js';

export type Present = Readonly<{
  files: () => KnowledgeFiles;
  knowledge: Pick<Knowledge, 'version' | 'changes'>;
}>;

export class SnapshotArchive implements KnowledgeArchive {
  readonly versions: readonly Release[];
  readonly present: string;

  /**
   * @param directory the folder `kb/`
   * @throws KnowledgeError if a released version has no snapshot: `asOf` would use a wrong one
   */
  constructor(
    private readonly directory: string,
    private readonly now: Present,
  ) {
    const { version, changes } = now.knowledge;
    this.present = version;
    this.versions = withPresent(releasesOf(changes), version);
    const lost = this.versions.filter((one) => one.version !== version && !this.has(one.version));
    if (lost.length > 0) {
      throw new KnowledgeError(lost.map((one) => `kb/${snapshotName(one.version)} is missing`));
    }
  }

  /** @param version one of `versions` */
  filesOf(version: string): VersionFiles {
    if (version === this.present) return this.now.files();
    return fromSnapshot(readFileSync(this.pathOf(version)));
  }

  /** SHA-256 of the law data. @param version one of `versions` */
  hashOf(version: string): string {
    if (version === this.present) return lawHash(this.now.files());
    return lawHash(releasedFiles(readFileSync(this.pathOf(version))));
  }

  private has(version: string): boolean {
    return existsSync(this.pathOf(version));
  }

  private pathOf(version: string): string {
    return path.join(this.directory, snapshotName(version));
  }
}
