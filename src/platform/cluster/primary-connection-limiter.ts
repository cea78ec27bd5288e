/** Places for sockets that are counted by the process that leads the cluster, for all its members together. */
import type { Leave, Places } from '../../shared/limits/connection-limiter.js';
import type { LeaderLink } from './primary-channel.js';

export class LeaderPlaces implements Places {
  /** @param most of one name, in all members */
  constructor(
    private readonly link: Pick<LeaderLink, 'takePlace' | 'leavePlace'>,
    private readonly most: number,
  ) {}

  async take(name: string): Promise<Leave | null> {
    if (!(await this.link.takePlace(name, this.most))) return null;
    let isTaken = true;
    return () => {
      if (isTaken) this.link.leavePlace(name);
      isTaken = false;
    };
  }
}
