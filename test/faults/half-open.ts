/** Connections that are half-open for a while, if the system can drop packets. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Chance } from './chance.js';
import { canDropPackets } from './packets.js';
import type { Site } from './site.js';

type Wire = (site: Site) => Site['postgres'][];
type Disturb = (site: Site, chance: Chance) => Promise<() => Promise<void>>;

const MIN_MS = 5_000;
const MAX_MS = 30_000;

const halfOpen =
  (wire: Wire): Disturb =>
  (site, chance) => {
    const untilMs = Date.now() + MIN_MS + chance.below(MAX_MS - MIN_MS);
    for (const proxy of wire(site)) proxy.drop();
    return Promise.resolve(async () => {
      await pause(Math.max(0, untilMs - Date.now()));
      for (const proxy of wire(site)) proxy.heal();
    });
  };

/** Empty if the system cannot drop packets. */
export const halfOpenDisturbances = (): Readonly<Record<string, Disturb>> =>
  canDropPackets()
    ? {
        'PostgreSQL: half open': halfOpen((site) => [site.postgres]),
        'Redis: half open': halfOpen((site) => [site.redis]),
        'both servers: half open': halfOpen((site) => [site.postgres, site.redis]),
      }
    : {};
