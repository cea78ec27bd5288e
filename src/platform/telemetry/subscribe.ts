/** Subscribes to a diagnostics channel. */
import { channel } from 'node:diagnostics_channel';

/** @returns unsubscribes */
export function subscribe(name: string, onMessage: (message: unknown) => void): () => void {
  const source = channel(name);
  const take = (message: unknown): void => {
    onMessage(message);
  };
  source.subscribe(take);
  return () => {
    source.unsubscribe(take);
  };
}
