/** Erases files that have been kept for as long as was promised. Source. */
import { ServiceError } from '../../shared/errors.js';
import type { FileRetentionStore, ObjectStore } from './documents.ports.js';

const AT_ONCE = 50;

/** `keptSince`: files made before this have been kept long enough. `objects`: null where there is no object store. */
export type FileRetentionDependencies = Readonly<{
  store: FileRetentionStore;
  objects: ObjectStore | null;
  /** A clock that is known not to run ahead. */
  now: () => Date | Promise<Date>;
  keptSince: (now: Date) => Date;
}>;

export class FileRetention {
  private isClosed = false;

  constructor(private readonly parts: FileRetentionDependencies) {}

  /** Ends `run` after the file under way. */
  close(): void {
    this.isClosed = true;
  }

  /**
   * The object goes first: one that could not be removed is tried again, for its document still names it.
   * @throws UPSTREAM_UNAVAILABLE where the object store does not answer, or is not configured any more.
   */
  async run(): Promise<void> {
    const { store, now, keptSince } = this.parts;
    let count: number;
    do {
      const old = await store.old(keptSince(await now()), AT_ONCE);
      count = old.length;
      for (const document of old) {
        if (this.isClosed) return;
        const inObjects = document.stored === 'objects' && !document.isShared;
        if (inObjects) await this.removeObject(document.sha256);
        await store.erase(document.id, await now());
      }
    } while (count === AT_ONCE);
  }

  private async removeObject(sha256: string): Promise<void> {
    const { objects } = this.parts;
    if (objects === null) throw new ServiceError('UPSTREAM_UNAVAILABLE');
    await objects.remove(sha256);
  }
}
