/** Places for sockets: counted in this process, or for all of a cluster in the one that leads it. */
import { leaderLink } from '../platform/cluster/primary-channel.js';
import { LeaderPlaces } from '../platform/cluster/primary-connection-limiter.js';
import { MOST_PER_KEY, type Places } from '../shared/limits/connection-limiter.js';
import { Tally } from '../server/websocket/connection-counter.js';

export function openPlaces(): Places {
  const leader = leaderLink();
  return leader === null ? new Tally(MOST_PER_KEY) : new LeaderPlaces(leader, MOST_PER_KEY);
}
