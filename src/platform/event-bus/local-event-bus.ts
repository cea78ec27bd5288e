/** The bell of one process. */
import type { Bell } from '../../shared/event-bus.js';

type Hear = (note: string) => void;

export class LocalBell implements Bell {
  private readonly listeners = new Map<string, Set<Hear>>();

  ring(topic: string, note = ''): void {
    for (const hear of [...(this.listeners.get(topic) ?? [])]) hear(note);
  }

  listen(topic: string, hear: Hear): () => void {
    const all = this.listeners.get(topic) ?? new Set();
    this.listeners.set(topic, all.add(hear));
    return () => {
      all.delete(hear);
      if (all.size === 0) this.listeners.delete(topic);
    };
  }

  /** Whether nobody listens. */
  isIdle(topic: string): boolean {
    return !this.listeners.has(topic);
  }
}
