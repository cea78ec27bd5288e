/** Modules by knowledge version; earlier versions are created on request. */
import { LRUCache } from 'lru-cache';
import { SnapshotArchive } from '../knowledge/archive.js';
import { chooseVersion } from '../modules/changelog/domain/kb-release.js';
import type { KnowledgeArchive } from '../modules/changelog/status.ports.js';
import {
  toVersionOptions,
  type KnowledgeVersion,
  type RequestedVersion,
  type Versions,
} from '../shared/graphql/versions.js';
import type { Localizer } from '../shared/graphql/localizer.js';
import { LAW_DIRECTORY, lawOf, type Law } from './knowledge.js';
import { createKnowledgeModules, type KnowledgeModules } from './knowledge-modules.js';

type VersionedModules = Readonly<{ law: Pick<Law, 'localizers'>; modules: KnowledgeModules }>;

const versionOf = (law: Law): VersionedModules => ({
  law: { localizers: law.localizers },
  modules: createKnowledgeModules(law),
});

/** Each takes a few megabytes and some tens of milliseconds to create. */
const MOST_READY = 12;

export class KnowledgeVersions {
  private readonly present: VersionedModules;
  private readonly earlier = new LRUCache<string, VersionedModules>({ max: MOST_READY });

  constructor(
    law: Law,
    readonly archive: KnowledgeArchive,
  ) {
    this.present = versionOf(law);
  }

  /** @throws VALIDATION_FAILED if the version is not archived. */
  chosenBy(requested: RequestedVersion): VersionedModules {
    const version = chooseVersion(this.archive.versions, toVersionOptions(requested));
    return version === null ? this.present : this.under(version);
  }

  /** @param version an archived version */
  under(version: string): VersionedModules {
    if (version === this.archive.present) return this.present;
    const ready = this.earlier.get(version);
    if (ready !== undefined) return ready;
    const made = versionOf(lawOf(() => this.archive.filesOf(version), version));
    this.earlier.set(version, made);
    return made;
  }

  /** @param version an archived version */
  modulesOf(version: string): KnowledgeModules {
    return this.under(version).modules;
  }

  of<Name extends keyof KnowledgeModules>(name: Name): Versions<KnowledgeModules[Name]> {
    const toVersion = ({
      law,
      modules,
    }: VersionedModules): KnowledgeVersion<KnowledgeModules[Name]> => ({
      service: modules[name],
      localizers: law.localizers,
    });
    return {
      at: (requested, report) => report(toVersion(this.chosenBy(requested))),
      of: ({ kbVersion }: Localizer) => this.under(kbVersion).modules[name],
    };
  }
}

/** @throws KnowledgeError if a released version is not in the archive. */
export const openKnowledgeVersions = (
  law: Law,
  directory: string = LAW_DIRECTORY,
): KnowledgeVersions => new KnowledgeVersions(law, new SnapshotArchive(directory, law));
