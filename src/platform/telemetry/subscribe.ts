/** Subscribes to a diagnostics channel. */
import { channel } from 'node:diagnostics_channel';

/** @returns unsubscribes */
export function subscribe(name: string, onMessage: (message: unknown) => void): () => void {
  const heard = channel(name);
  const take = (message: unknown): void => {
    onMessage(message);
  };
  heard.subscribe(take);
  return () => {
    heard.unsubscribe(take);
  };
}
