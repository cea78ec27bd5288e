/** Rooms over every version of the law data that is kept: the present one ready, earlier ones when they are asked for. */
import { LRUCache } from 'lru-cache';
import { SnapshotArchive } from '../knowledge/archive.js';
import { chooseVersion } from '../modules/changelog/domain/kb-release.js';
import type { KnowledgeArchive } from '../modules/changelog/status.ports.js';
import { toVersionWish, type Edition, type AskedVersion, type Versions } from '../shared/graphql/versions.js';
import type { Voice } from '../shared/graphql/voice.js';
import { LAW_DIRECTORY, lawOf, type Law } from './knowledge.js';
import { makeLawRooms, type LawRooms } from './knowledge-modules.js';

type LawEdition = Readonly<{ law: Pick<Law, 'voices'>; rooms: LawRooms }>;

const editionOf = (law: Law): LawEdition => ({
  law: { voices: law.voices },
  rooms: makeLawRooms(law),
});

/** Earlier versions kept ready; each takes a few megabytes, and some tens of milliseconds to make. */
const MOST_READY = 12;

export class LawEditions {
  private readonly present: LawEdition;
  private readonly earlier = new LRUCache<string, LawEdition>({ max: MOST_READY });

  constructor(
    law: Law,
    readonly archive: KnowledgeArchive,
  ) {
    this.present = editionOf(law);
  }

  /** @throws VALIDATION_FAILED where no such version is kept. */
  chosenBy(asked: AskedVersion): LawEdition {
    const version = chooseVersion(this.archive.versions, toVersionWish(asked));
    return version === null ? this.present : this.under(version);
  }

  /** @param version one of the archive's */
  under(version: string): LawEdition {
    if (version === this.archive.present) return this.present;
    const ready = this.earlier.get(version);
    if (ready !== undefined) return ready;
    const made = editionOf(lawOf(() => this.archive.filesOf(version), version));
    this.earlier.set(version, made);
    return made;
  }

  /** @param version one of the archive's */
  roomsOf(version: string): LawRooms {
    return this.under(version).rooms;
  }

  /** The versions of one room. */
  of<Name extends keyof LawRooms>(name: Name): Versions<LawRooms[Name]> {
    const toEdition = ({ law, rooms }: LawEdition): Edition<LawRooms[Name]> => ({
      service: rooms[name],
      voices: law.voices,
    });
    return {
      at: (asked, tell) => tell(toEdition(this.chosenBy(asked))),
      of: ({ kbVersion }: Voice) => this.under(kbVersion).rooms[name],
    };
  }
}

/** @throws KnowledgeError where a released version was not kept. */
export const openEditions = (law: Law, directory: string = LAW_DIRECTORY): LawEditions =>
  new LawEditions(law, new SnapshotArchive(directory, law));
