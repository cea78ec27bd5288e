/** The whole service as processes, on real servers behind proxies, with stubs for external services. */
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { freePort } from '../../src/platform/runtime/free-port.js';
import { openStripeStub, type StripeStub } from '../fakes/stripe/stripe-stub.js';
import type { Chance } from './chance.js';
import { FULL_DISK } from './full-disk.js';
import { loopbackOf } from './packets.js';
import { statementsIn } from './points.js';
import { EventDelivery } from './event-delivery.js';
import { proxied } from './proxied.js';
import { layRefusals } from './refusals.js';
import { Receiver } from './receiver.js';
import { ServiceProcess } from './service-process.js';
import { KEY_HEADER, SmtpSink } from './smtp-sink.js';
import type { TcpProxy } from './tcp-proxy.js';
import { ViesStub } from './vies-stub.js';

export type Servers = Readonly<{ postgres: string; redis: string }>;

export type Site = Readonly<{
  processes: readonly ServiceProcess[];
  nodes: readonly string[];
  postgres: TcpProxy;
  redis: TcpProxy;
  stripe: StripeStub;
  smtp: SmtpSink;
  vies: ViesStub;
  receiver: Receiver;
  delivery: EventDelivery;
  /** Connects directly, not through the proxy. */
  database: pg.Pool;
  /** Environment that all processes share. */
  env: Readonly<Record<string, string>>;
  /** Values that no log may contain. */
  secrets: readonly string[];
  close: () => Promise<void>;
}>;

const AMPLE = { per_minute: 1_000_000, per_month: 1_000_000 } as const;
const LIMITS = {
  baas: AMPLE,
  professional: AMPLE,
  sandbox: AMPLE,
  anonymous: { per_minute: 1_000_000 },
};

const secret = (): string => randomBytes(24).toString('hex');

/** Uses its own connection: a run may have broken all others. */
async function asAdmin(url: string, sql: string): Promise<void> {
  const admin = new pg.Client({ connectionString: url });
  await admin.connect();
  await admin.query(sql).finally(() => admin.end());
}

async function openDatabase(url: string) {
  const name = `faults_${randomBytes(6).toString('hex')}`;
  await asAdmin(url, `create database ${name}`);
  const own = Object.assign(new URL(url), { pathname: `/${name}` }).toString();
  const database = new pg.Pool({ connectionString: own, max: 4 });
  // Without a listener, a connection closed by the server would crash the harness.
  database.on('error', () => undefined);
  const close = async (): Promise<void> => {
    await database.end();
    await asAdmin(url, `drop database ${name} with (force)`);
  };
  return { name, database, close };
}

/** Database number from `REDIS_URL`; default 9, which nothing else uses. */
const redisPath = (url: string): string => {
  const { pathname } = new URL(url);
  return pathname.length > 1 ? pathname : '/9';
};

export async function openSite(servers: Servers, chance: Chance): Promise<Site> {
  const { name, database, close: dropDatabase } = await openDatabase(servers.postgres);
  const postgres = await proxied(servers.postgres, `/${name}`, loopbackOf(0));
  postgres.proxy.observe = statementsIn;
  const redis = await proxied(servers.redis, redisPath(servers.redis), loopbackOf(1));
  const stripe = await openStripeStub();
  const [smtp, vies, receiver] = [new SmtpSink(), new ViesStub(), new Receiver()];
  await receiver.open();
  const dataDir = await mkdtemp(join(tmpdir(), 'nis2-faults-'));
  const secrets = [secret(), secret(), `whsec_${secret()}`, `sk_test_${secret()}`] as const;
  const env = {
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    DATABASE_URL: postgres.url,
    REDIS_URL: redis.url,
    API_KEY_PEPPER: secrets[0],
    DOWNLOAD_TOKEN_SECRET: secrets[1],
    STRIPE_WEBHOOK_SECRET: secrets[2],
    STRIPE_SECRET_KEY: secrets[3],
    STRIPE_API_BASE: stripe.url,
    SMTP_URL: await smtp.open(),
    SMTP_IDEMPOTENCY_HEADER: KEY_HEADER,
    RECONCILE_INTERVAL_S: '2',
    VIES_URL: await vies.open(),
    VIES_RECHECK_SECONDS: '1,2,4',
    WEBHOOK_ALLOW_PRIVATE: 'true',
    NODES: '2',
    SIGNUP_LIMIT_PER_HOUR: '1000000',
    RATE_LIMITS: JSON.stringify(LIMITS),
    LOG_LEVEL: 'debug',
    // Load shedding on a busy machine would look like a failure.
    SHED_LAG_MS: '0',
  };
  const ports = [await freePort('127.0.0.1'), await freePort('127.0.0.1')];
  const publicUrl = `http://127.0.0.1:${String(ports[0])}`;
  const apis = ports.map((port, index) => {
    const its = { ...env, ROLE: 'api', PORT: String(port), PUBLIC_URL: publicUrl };
    return new ServiceProcess(`api${String(index + 1)}`, its, dataDir);
  });
  const workers = ['worker1', 'worker2'].map(
    (one) => new ServiceProcess(one, { ...env, ROLE: 'worker', PUBLIC_URL: publicUrl }, dataDir),
  );
  const processes = [...apis, ...workers];
  const nodes = apis.map(({ url }) => url);
  const delivery = new EventDelivery({ nodes, secret: secrets[2], chance });
  stripe.records.onEvent = (event) => {
    delivery.take(event);
  };
  await apis[0]?.start(); // migrates the database
  await database.query(FULL_DISK);
  await layRefusals((sql) => database.query(sql));
  await Promise.all(processes.slice(1).map((one) => one.start()));
  return {
    processes,
    nodes,
    stripe,
    smtp,
    vies,
    receiver,
    delivery,
    database,
    env,
    secrets,
    postgres: postgres.proxy,
    redis: redis.proxy,
    close: async () => {
      await Promise.all(processes.map((one) => one.close()));
      await delivery.idle();
      for (const one of [postgres.proxy, redis.proxy, smtp, vies, receiver]) one.close();
      await stripe.close();
      await dropDatabase();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
