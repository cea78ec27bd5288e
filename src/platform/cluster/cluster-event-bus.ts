/** The bell of a cluster's processes: rings go through the one that leads them, and in this process directly. */
import type { Bell } from '../../shared/event-bus.js';
import type { LeaderLink } from './primary-channel.js';

export class SiblingBell implements Bell {
  constructor(
    private readonly link: Pick<LeaderLink, 'ring' | 'onRing'>,
    private readonly local: Bell,
  ) {
    link.onRing(({ topic, note }) => {
      local.ring(topic, note);
    });
  }

  ring(topic: string, note = ''): void {
    this.local.ring(topic, note);
    this.link.ring(topic, note);
  }

  listen(topic: string, hear: (note: string) => void): () => void {
    return this.local.listen(topic, hear);
  }
}
