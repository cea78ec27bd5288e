/** Places for sockets: counted in this process, or for all of a cluster in the one that leads it. */
import { leaderLink } from '../adapters/siblings/leader-link.js';
import { LeaderPlaces } from '../adapters/siblings/leader-places.js';
import { MOST_PER_KEY, type Places } from '../gateway/ws/places.ports.js';
import { Tally } from '../gateway/ws/tally.js';

export function openPlaces(): Places {
  const leader = leaderLink();
  return leader === null ? new Tally(MOST_PER_KEY) : new LeaderPlaces(leader, MOST_PER_KEY);
}
