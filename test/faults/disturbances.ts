/** What is done to the service while clients are on their way. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Chance } from './chance.js';
import type { Site } from './site.js';

/** Ends when it has begun; the answer undoes it. */
type Disturb = (site: Site, chance: Chance) => Promise<() => Promise<void> | void>;

const SLOW_MS = 40;
const DOWN_MS = 300;
/** Longer than the service waits for the provider. */
const LATE_MS = 4_500;

const kill =
  (...names: readonly string[]): Disturb =>
  async (site) => {
    const hit = site.processes.filter(({ name }) => names.includes(name));
    await Promise.all(hit.map((one) => one.kill('SIGKILL')));
    return async () => {
      await pause(DOWN_MS);
      await Promise.all(hit.map((one) => one.restart()));
    };
  };

type Wire = (site: Site) => Site['postgres'][];

const postgres: Wire = (site) => [site.postgres];
const redis: Wire = (site) => [site.redis];
const both: Wire = (site) => [site.postgres, site.redis];

const onWire =
  (wire: Wire, act: (proxy: Site['postgres']) => void): Disturb =>
  (site) => {
    for (const proxy of wire(site)) act(proxy);
    return Promise.resolve(() => {
      for (const proxy of wire(site)) proxy.heal();
    });
  };

const post =
  (mood: Site['postman']['mood']): Disturb =>
  (site) => {
    site.postman.mood = mood;
    return Promise.resolve(() => {
      site.postman.mood = 'good';
    });
  };

const stripe =
  (change: Partial<Site['stripe']['state']>): Disturb =>
  (site) => {
    Object.assign(site.stripe.state, change);
    return Promise.resolve(() => {
      Object.assign(site.stripe.state, {
        isDown: false,
        losesAnswers: false,
        talksNonsense: false,
        delayMs: 0,
      });
    });
  };

const mail =
  (mood: Site['smtp']['mood']): Disturb =>
  (site) => {
    site.smtp.mood = mood;
    return Promise.resolve(() => {
      site.smtp.mood = 'good';
    });
  };

export const DISTURBANCES: Readonly<Record<string, Disturb>> = {
  'kill one API': kill('api1'),
  'kill both APIs': kill('api1', 'api2'),
  'kill one worker': kill('worker1'),
  'kill both workers': kill('worker1', 'worker2'),
  'kill everything': kill('api1', 'api2', 'worker1', 'worker2'),
  'PostgreSQL: cut': onWire(postgres, (proxy) => {
    proxy.cut();
  }),
  'PostgreSQL: away': onWire(postgres, (proxy) => {
    proxy.refuse();
  }),
  'PostgreSQL: frozen': onWire(postgres, (proxy) => {
    proxy.freeze();
  }),
  'PostgreSQL: slow': onWire(postgres, (proxy) => {
    proxy.slow(SLOW_MS);
  }),
  'Redis: cut': onWire(redis, (proxy) => {
    proxy.cut();
  }),
  'Redis: away': onWire(redis, (proxy) => {
    proxy.refuse();
  }),
  'Redis: frozen': onWire(redis, (proxy) => {
    proxy.freeze();
  }),
  'both servers: away': onWire(both, (proxy) => {
    proxy.refuse();
  }),
  'both servers: frozen': onWire(both, (proxy) => {
    proxy.freeze();
  }),
  'notices: lost': post('lost'),
  'notices: doubled': post('doubled'),
  'notices: shuffled': post('shuffled'),
  'notices: forged': post('forged'),
  'Stripe: down': stripe({ isDown: true }),
  'Stripe: late': stripe({ delayMs: LATE_MS }),
  'Stripe: answers lost': stripe({ losesAnswers: true }),
  'Stripe: nonsense': stripe({ talksNonsense: true }),
  'SMTP: silent': mail('silent'),
  'SMTP: busy': mail('busy'),
  'SMTP: breaks after the mail': mail('forgetful'),
};
