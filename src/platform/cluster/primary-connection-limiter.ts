/** Connection limiter that counts in the primary process. */
import type { Release, ConnectionLimiter } from '../../shared/limits/connection-limiter.js';
import type { PrimaryChannel } from './primary-channel.js';

export class PrimaryConnectionLimiter implements ConnectionLimiter {
  /** @param most limit per name, for all members together */
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
