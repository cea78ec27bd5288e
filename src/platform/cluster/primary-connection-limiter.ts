/** Places for sockets that are counted by the process that leads the cluster, for all its members together. */
import type { Release, ConnectionLimiter } from '../../shared/limits/connection-limiter.js';
import type { PrimaryChannel } from './primary-channel.js';

export class PrimaryConnectionLimiter implements ConnectionLimiter {
  /** @param most of one name, in all members */
  constructor(
    private readonly link: Pick<PrimaryChannel, 'acquireConnection' | 'releaseConnection'>,
    private readonly most: number,
  ) {}

  async acquire(name: string): Promise<Release | null> {
    if (!(await this.link.acquireConnection(name, this.most))) return null;
    let isTaken = true;
    return () => {
      if (isTaken) this.link.releaseConnection(name);
      isTaken = false;
    };
  }
}
