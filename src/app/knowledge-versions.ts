/** Modules by knowledge version; earlier versions are created on request. */
import { LRUCache } from 'lru-cache';
import { invalid, type ErrorDetail } from '../shared/errors.js';
import { SnapshotArchive } from '../knowledge/archive.js';
import { chooseVersion } from '../modules/changelog/domain/kb-release.js';
import type { Reform } from '../modules/reforms/domain/reform.js';
import type { KnowledgeArchive } from '../modules/changelog/status.ports.js';
import {
  errorsIn,
  toVersionOptions,
  type KnowledgeVersion,
  type RequestedVersion,
  type Versions,
} from '../shared/graphql/versions.js';
import type { Localizer, Localizers } from '../shared/graphql/localizer.js';
import { LAW_DIRECTORY, lawOf, type Law } from './knowledge.js';
import {
  createKnowledgeModules,
  modulesUnder,
  type KnowledgeModules,
} from './knowledge-modules.js';

/** `reform`: draft that the modules apply; null: the law in force. */
type VersionedModules = Readonly<{
  law: Pick<Law, 'localizers'>;
  modules: KnowledgeModules;
  reform: Reform | null;
}>;

/** `under`: the version with a draft applied. @throws VALIDATION_FAILED naming the drafts if it is unknown */
type Version = VersionedModules &
  Readonly<{ law: Law; under: (reform: string) => VersionedModules }>;

function reformOf({ reforms }: Law['knowledge'], id: string): Reform {
  const reform = Object.hasOwn(reforms, id) ? reforms[id] : undefined;
  if (reform !== undefined) return reform;
  const expected = Object.keys(reforms).join(', ');
  throw invalid({ field: 'reform', type: 'enum', params: { expected } });
}

function versionOf(law: Law): Version {
  const { knowledge, localizers } = law;
  const modules = createKnowledgeModules(law);
  const drafts = new Map<string, VersionedModules>();
  const apply = (id: string): VersionedModules => {
    const reform = reformOf(knowledge, id);
    const made = { law: { localizers }, modules: modulesUnder(knowledge, reform, modules), reform };
    drafts.set(id, made);
    return made;
  };
  const under = (id: string): VersionedModules => drafts.get(id) ?? apply(id);
  return { law, modules, reform: null, under };
}

/** Each takes a few megabytes and some tens of milliseconds to create. */
const MAX_LOADED = 12;

export class KnowledgeVersions {
  private readonly present: Version;
  private readonly earlier = new LRUCache<string, Version>({ max: MAX_LOADED });

  constructor(
    law: Law,
    readonly archive: KnowledgeArchive,
  ) {
    this.present = versionOf(law);
  }

  /** @throws VALIDATION_FAILED if the version is not archived, or has no such draft. */
  chosenBy(requested: RequestedVersion): VersionedModules {
    const version = chooseVersion(this.archive.versions, toVersionOptions(requested));
    const chosen = version === null ? this.present : this.under(version);
    const { reform } = requested;
    return reform === null || reform === undefined ? chosen : chosen.under(reform);
  }

  /** Errors of the arguments that choose a version; others are ignored. */
  errorsOf(requested: RequestedVersion): readonly ErrorDetail[] {
    return errorsIn(this.of('applicability'), requested, () => null);
  }

  /** @param version an archived version */
  under(version: string): Version {
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

  /** Only the newest version answers about days to come. */
  private datedBy(localizers: Localizers, { asOf }: RequestedVersion): Localizers {
    const isNewest = localizers === this.present.law.localizers;
    return isNewest && asOf != null ? localizers.on(asOf) : localizers;
  }

  of<Name extends keyof KnowledgeModules>(name: Name): Versions<KnowledgeModules[Name]> {
    const toVersion = (requested: RequestedVersion): KnowledgeVersion<KnowledgeModules[Name]> => {
      const { law, modules, reform } = this.chosenBy(requested);
      return {
        service: modules[name],
        localizers: this.datedBy(law.localizers, requested),
        reform,
      };
    };
    return {
      at: (requested, report) => report(toVersion(requested)),
      of: ({ kbVersion }: Localizer) => this.under(kbVersion).modules[name],
    };
  }
}

/** @throws KnowledgeError if a released version is not in the archive. */
export const openKnowledgeVersions = (
  law: Law,
  directory: string = LAW_DIRECTORY,
): KnowledgeVersions => new KnowledgeVersions(law, new SnapshotArchive(directory, law));
