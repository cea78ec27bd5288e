/**
 * Subscriptions to changes of the law data. The law data of a process never changes, so a stream begins with the changes
 * that the subscriber has not seen and then waits; the process of the next release continues it after its last event.
 */
import { HeldStream } from '../../shared/held-stream.js';
import { invalid } from '../../shared/errors.js';
import {
  inOrderOfRelease,
  isWanted,
  type LawChange,
  type LawChangeFilter,
} from './domain/law-changes.js';
import type { ChangesKnowledge } from './domain/change.js';

/** `present`: version of this process. `eventIdOf`: by the id of the record. */
export type LawChangesDependencies = Readonly<{
  log: ChangesKnowledge;
  present: string;
  eventIdOf: (recordId: string) => string;
}>;

export class LawChangesService {
  /** Oldest first. */
  private readonly all: readonly LawChange[];

  constructor(private readonly deps: LawChangesDependencies) {
    const { log, present, eventIdOf } = deps;
    this.all = inOrderOfRelease(log, present).map((change) => ({
      eventId: eventIdOf(change.id),
      change,
    }));
  }

  /**
   * @param after id of the subscriber's last event or of its record; null begins with the changes of the present version
   * @throws VALIDATION_FAILED if there is no such change
   */
  follow(filter: LawChangeFilter, after: string | null): AsyncIterable<LawChange> {
    const events = after === null ? this.ofPresent() : this.after(after);
    return new HeldStream(events.filter(({ change }) => isWanted(change, filter)));
  }

  private ofPresent(): readonly LawChange[] {
    return this.all.filter(({ change }) => change.kbVersion === this.deps.present);
  }

  private after(id: string): readonly LawChange[] {
    const place = this.all.findIndex(({ eventId, change }) => eventId === id || change.id === id);
    if (place < 0) throw invalid({ field: 'after', type: 'cursor_invalid' });
    return this.all.slice(place + 1);
  }
}
