/**
 * `npm run drill:upgrade`: builds the previous release beside this one, and changes from it to this one and back under
 * load, on one database. Orders continue; none is lost, duplicated or left unpaid. Needs a PostgreSQL server in
 * DATABASE_URL.
 *   --from COMMIT   the previous release; default: the commit before this one
 *   --built FOLDER  a release that is already built
 */
import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { PROJECT_ROOT } from '../../src/config/env.js';
import { cleanBuild } from '../../tools/supply/clean-build.js';
import { spawnService, type ServiceProcess } from '../support/service-process.js';
import { databaseUrl, onServer, openTestServer } from '../support/test-server.js';
import { OrderLoad, type LoadReport } from './order-load.js';

const { values } = parseArgs({
  options: { from: { type: 'string', default: 'HEAD~1' }, built: { type: 'string' } },
});

/** Orders that must be released in each phase. */
const ORDERS_EACH = 5;
const LOOK_MS = 200;

const print = (line: string): void => void process.stdout.write(`${line}\n`);

function previousRelease(): string {
  if (values.built !== undefined) return path.resolve(values.built);
  const folder = path.join(PROJECT_ROOT, '.data/drill/previous');
  cleanBuild(folder, values.from);
  return folder;
}

/** By the previous release, because the current one would migrate the database. */
function makeKey(release: string, env: Readonly<Record<string, string>>): string {
  const cli = path.join(release, 'dist/server/cli.js');
  const options = ['keys', 'create', '--role', 'client', '--mode', 'live', '--tier', 'enterprise'];
  const text = execFileSync(process.execPath, [cli, ...options, '--per-minute', '100000'], {
    env: { ...process.env, ...env },
    encoding: 'utf8',
  });
  const [key] = /nis2_live_\w+/.exec(text) ?? [];
  if (key === undefined) throw new Error('the previous release has created no key');
  return key;
}

/** Each order once, paid once, with one invoice. */
const WRONG = `
  select (select count(*) from orders)::int as orders,
    (select count(*) from orders where document_status <> 'released')::int as unreleased,
    (select count(*) from (select 1 from payment where fulfils group by order_id having count(*) > 1) p)::int as doubled,
    (select count(*) from orders o where (select count(*) from invoice i where i.order_id = o.id) <> 1)::int as uninvoiced`;

type Found = Readonly<Record<'orders' | 'unreleased' | 'doubled' | 'uninvoiced', number>>;

function errorsOf(found: Found, { placed, released, problems }: LoadReport): readonly string[] {
  const counts = [
    ['unacknowledged or lost orders', found.orders - placed.length],
    ['orders that were not released', found.unreleased + placed.length - released],
    ['orders that were paid twice', found.doubled],
    ['orders without exactly one invoice', found.uninvoiced],
  ] as const;
  const wrong = counts.filter(([, count]) => count !== 0);
  return [...problems, ...wrong.map(([what, count]) => `${what}: ${String(count)}`)];
}

class Drill {
  private nodes: string[] = [];
  private readonly load: OrderLoad;

  constructor(
    private readonly env: Readonly<Record<string, string>>,
    key: string,
  ) {
    this.load = new OrderLoad({ nodes: () => this.nodes, key });
  }

  async start(root: string): Promise<ServiceProcess> {
    const node = await spawnService(this.env, () => undefined, root);
    this.nodes.push(node.url);
    return node;
  }

  /** A load balancer takes the node out before it ends. */
  async end(node: ServiceProcess): Promise<void> {
    this.nodes = this.nodes.filter((url) => url !== node.url);
    const exitCode = await node.end();
    if (exitCode !== 0)
      throw new Error(`a release ended with ${String(exitCode)}: ${node.output()}`);
  }

  async work(what: string): Promise<void> {
    const target = this.load.releasedOrders + ORDERS_EACH;
    while (this.load.releasedOrders < target) await pause(LOOK_MS);
    print(`${what}: ${String(this.load.releasedOrders)} orders released so far`);
  }

  finish(): Promise<LoadReport> {
    return this.load.stop();
  }
}

async function run(previous: string, env: Readonly<Record<string, string>>): Promise<LoadReport> {
  const drill = new Drill(env, makeKey(previous, env));
  const old = await drill.start(previous);
  await drill.work('previous release');
  const present = await drill.start(PROJECT_ROOT);
  await drill.work('both, after the upgrade of the database');
  await drill.end(old);
  await drill.work('present release');
  const back = await drill.start(previous);
  await drill.work('both, on the way back');
  await drill.end(present);
  await drill.work('previous release, on the upgraded database');
  const report = await drill.finish();
  await drill.end(back);
  return report;
}

const previous = previousRelease();
const server = await openTestServer();
const name = `drill_${randomBytes(6).toString('hex')}`;
const dataDir = mkdtempSync(path.join(tmpdir(), 'nis2-drill-'));
await onServer(server.url, `create database ${name}`);
const url = databaseUrl(server.url, name);
try {
  const report = await run(previous, { DATABASE_URL: url, DATA_DIR: dataDir });
  const { rows } = await onServer(url, WRONG);
  const errors = errorsOf(rows[0] as Found, report); // the statement's columns
  for (const error of errors) print(error);
  const { placed, answered, retried } = report;
  print(
    `${String(placed.length)} orders, ${String(answered)} answers, ${String(retried)} repeated, ${String(errors.length)} errors`,
  );
  process.exitCode = errors.length === 0 ? 0 : 1;
} finally {
  await onServer(server.url, `drop database ${name} with (force)`);
  rmSync(dataDir, { recursive: true });
  await server.stop();
}
