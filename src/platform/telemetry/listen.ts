/** Hears what is told on a channel. */
import { channel } from 'node:diagnostics_channel';

/** @returns ends the listening */
export function listen(name: string, hear: (message: unknown) => void): () => void {
  const heard = channel(name);
  const take = (message: unknown): void => {
    hear(message);
  };
  heard.subscribe(take);
  return () => {
    heard.unsubscribe(take);
  };
}
