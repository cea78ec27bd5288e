/** The event bus of one process. */
import type { EventBus } from '../../shared/event-bus.js';

type Subscriber = (message: string) => void;

export class LocalEventBus implements EventBus {
  private readonly listeners = new Map<string, Set<Subscriber>>();

  publish(topic: string, message = ''): void {
    for (const onMessage of [...(this.listeners.get(topic) ?? [])]) onMessage(message);
  }

  subscribe(topic: string, onMessage: Subscriber): () => void {
    const all = this.listeners.get(topic) ?? new Set();
    this.listeners.set(topic, all.add(onMessage));
    return () => {
      all.delete(onMessage);
      if (all.size === 0) this.listeners.delete(topic);
    };
  }

  /** Whether the topic has no subscribers. */
  isIdle(topic: string): boolean {
    return !this.listeners.has(topic);
  }
}
