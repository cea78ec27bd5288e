/** Disturbances of the service while clients are active. */
import { setTimeout as pause } from 'node:timers/promises';
import { emptyDisk, fillDisk } from './disk-filler.js';
import type { Chance } from './chance.js';
import { fillDatabaseDisk } from './full-disk.js';
import { halfOpenDisturbances } from './half-open.js';
import { refusedJobs } from './refusals.js';
import type { Site } from './site.js';

/** Resolves once it has begun; the returned function undoes it. */
type Disturb = (site: Site, chance: Chance) => Promise<() => Promise<void> | void>;

const SLOW_MS = 40;
const DOWN_MS = 300;
/** Longer than the service's timeout for the provider. */
const LATE_MS = 4_500;
/** Longer than all attempts together. */
const TOO_LATE_MS = 20_000;

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
  (behaviour: Site['delivery']['behaviour']): Disturb =>
  (site) => {
    site.delivery.behaviour = behaviour;
    return Promise.resolve(() => {
      site.delivery.behaviour = 'good';
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

const vies =
  (behaviour: Site['vies']['behaviour']): Disturb =>
  (site) => {
    site.vies.behaviour = behaviour;
    return Promise.resolve(() => {
      site.vies.behaviour = 'good';
    });
  };

const receiver =
  (behaviour: Site['receiver']['behaviour']): Disturb =>
  (site) => {
    site.receiver.behaviour = behaviour;
    return Promise.resolve(() => {
      site.receiver.behaviour = 'good';
    });
  };

/** Longer than the signature tolerance, the key cache, a lease and a day. */
const JUMPS_MS = [7_000, 61_000, 400_000, 7_200_000, 90_000_000] as const;

const clock =
  (names: RegExp, direction: 1 | -1): Disturb =>
  (site, chance) => {
    const hit = site.processes.filter(({ name }) => names.test(name));
    const aheadMs = direction * chance.oneOf([...JUMPS_MS]);
    for (const { control } of hit) control.set({ aheadMs });
    return Promise.resolve(() => {
      for (const { control } of hit) control.set({ aheadMs: 0 });
    });
  };

const localDisk: Disturb = (site) => {
  for (const { control } of site.processes) control.set({ isFull: true });
  return Promise.resolve(() => {
    for (const { control } of site.processes) control.set({ isFull: false });
  });
};

const databaseDisk: Disturb = async (site) => {
  await fillDatabaseDisk(site, true);
  return () => fillDatabaseDisk(site, false);
};

/** @param file value of FAULTS_BALLAST */
const wholeDisk =
  (file: string): Disturb =>
  async (site) => {
    await fillDisk(file);
    return () => emptyDisk(file, site);
  };

const fillFile = process.env['FAULTS_BALLAST'];

const mail =
  (behaviour: Site['smtp']['behaviour']): Disturb =>
  (site) => {
    site.smtp.behaviour = behaviour;
    return Promise.resolve(() => {
      site.smtp.behaviour = 'good';
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
  'PostgreSQL: forgotten': onWire(postgres, (proxy) => {
    proxy.forget();
  }),
  'job queue: refused': refusedJobs,
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
  ...halfOpenDisturbances(),
  'payment events: lost': post('lost'),
  'payment events: doubled': post('doubled'),
  'payment events: shuffled': post('shuffled'),
  'payment events: forged': post('forged'),
  'Stripe: down': stripe({ isDown: true }),
  'Stripe: late': stripe({ delayMs: LATE_MS }),
  'Stripe: answers lost': stripe({ losesAnswers: true }),
  'Stripe: nonsense': stripe({ talksNonsense: true }),
  'Stripe: too late': stripe({ delayMs: TOO_LATE_MS }),
  'VIES: silent': vies('silent'),
  'VIES: late': vies('late'),
  'VIES: down': vies('down'),
  'VIES: busy': vies('busy'),
  'VIES: nonsense': vies('nonsense'),
  'receiver: silent': receiver('silent'),
  'receiver: refusing': receiver('refusing'),
  'receiver: breaks after it': receiver('forgetful'),
  'clock: all ahead': clock(/./, 1),
  'clock: all behind': clock(/./, -1),
  'clock: one API ahead': clock(/^api1$/, 1),
  'clock: one API behind': clock(/^api1$/, -1),
  'clock: one worker ahead': clock(/^worker1$/, 1),
  'clock: one worker behind': clock(/^worker1$/, -1),
  'disk full: of the service': localDisk,
  'disk full: of PostgreSQL': databaseDisk,
  ...(fillFile === undefined ? {} : { 'disk full: of PostgreSQL, really': wholeDisk(fillFile) }),
  'SMTP: silent': mail('silent'),
  'SMTP: late': mail('late'),
  'SMTP: nonsense': mail('nonsense'),
  'SMTP: busy': mail('busy'),
  'SMTP: breaks after the mail': mail('forgetful'),
};
