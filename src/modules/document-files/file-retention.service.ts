/** Retention job: erases files after the promised period. Source. */
import { ServiceError } from '../../shared/errors.js';
import type { ObjectStore } from '../documents/domain/document-ports.js';
import type { FileRetentionRepository } from './file-retention.repository.js';

const AT_ONCE = 50;

/** `retainedSince`: files created earlier are past retention. `objects`: null without an object store. */
export type FileRetentionDependencies = Readonly<{
  store: FileRetentionRepository;
  objects: ObjectStore | null;
  /** A clock that does not run ahead. */
  now: () => Date | Promise<Date>;
  retainedSince: (now: Date) => Date;
}>;

export class FileRetention {
  private isClosed = false;

  constructor(private readonly deps: FileRetentionDependencies) {}

  /** Ends `run` after the current file. */
  close(): void {
    this.isClosed = true;
  }

  /**
   * Removes the object before the row: if that fails, the document still names it and a later run retries.
   * @throws UPSTREAM_UNAVAILABLE if the object store does not answer or is no longer configured
   */
  async run(): Promise<void> {
    const { store, now, retainedSince } = this.deps;
    let count: number;
    do {
      const old = await store.old(retainedSince(await now()), AT_ONCE);
      count = old.length;
      for (const id of old) {
        if (this.isClosed) return;
        for (const digest of await store.ownObjects(id)) await this.removeObject(digest);
        await store.erase(id, await now());
      }
    } while (count === AT_ONCE);
  }

  private async removeObject(sha256: string): Promise<void> {
    const { objects } = this.deps;
    if (objects === null) throw new ServiceError('UPSTREAM_UNAVAILABLE');
    await objects.remove(sha256);
  }
}
