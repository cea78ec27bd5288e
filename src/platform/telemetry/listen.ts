/** Hears what is reported on a channel. */
import { channel } from 'node:diagnostics_channel';

/** @returns ends the listening */
export function listen(name: string, onMessage: (message: unknown) => void): () => void {
  const heard = channel(name);
  const take = (message: unknown): void => {
    onMessage(message);
  };
  heard.subscribe(take);
  return () => {
    heard.unsubscribe(take);
  };
}
