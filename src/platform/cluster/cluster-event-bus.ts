/** Event bus of a cluster, through the primary process. */
import type { EventBus } from '../../shared/event-bus.js';
import type { PrimaryChannel } from './primary-channel.js';

export class ClusterEventBus implements EventBus {
  constructor(
    private readonly link: Pick<PrimaryChannel, 'publish' | 'onMessage'>,
    private readonly local: EventBus,
  ) {
    link.onMessage(({ topic, note }) => {
      local.publish(topic, note);
    });
  }

  publish(topic: string, note = ''): void {
    this.local.publish(topic, note);
    this.link.publish(topic, note);
  }

  subscribe(topic: string, onMessage: (note: string) => void): () => void {
    return this.local.subscribe(topic, onMessage);
  }
}
