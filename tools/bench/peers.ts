/** Peers: small servers on published packages, installed in a separate folder. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { PROJECT_ROOT } from '../../src/config/env.js';
import { startNode } from './cores.js';
import { end, waitForLine, type Subject } from './subject.js';

const FOLDER = path.join(PROJECT_ROOT, 'tools/bench');
const INSTALLED = path.join(FOLDER, 'node_modules/.installed');

type Peer = Readonly<{ program: string; env?: Readonly<Record<string, string>> }>;

const PEERS = {
  raw: { program: 'raw' },
  fastify: { program: 'fastify' },
  sofa: { program: 'sofa' },
  apollo: { program: 'apollo' },
  yoga: { program: 'yoga' },
  mercurius: { program: 'mercurius' },
  'mercurius jit': { program: 'mercurius', env: { BENCH_JIT: '1' } },
  sockets: { program: 'sockets' },
} as const satisfies Readonly<Record<string, Peer>>;

export type PeerName = keyof typeof PEERS;

/** Installs the peers' packages on first use and after changes of their lock file. */
export function installPeers(): void {
  const lock = readFileSync(path.join(FOLDER, 'package-lock.json'), 'utf8');
  if (existsSync(INSTALLED) && readFileSync(INSTALLED, 'utf8') === lock) return;
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: FOLDER,
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error('the packages of the peers could not be installed');
  writeFileSync(INSTALLED, lock);
}

/** @param prepared bodies by path, for peers that only send them */
export async function startPeer(
  name: PeerName,
  prepared: Readonly<Record<string, string>>,
): Promise<Subject> {
  const { program, env = {} }: Peer = PEERS[name];
  const child = startNode({
    file: path.join(FOLDER, 'peers', `${program}.js`),
    env: { ...env, NODE_ENV: 'production', BENCH_PREPARED: JSON.stringify(prepared) },
    place: 'server',
  });
  const port = Number(await waitForLine(child, /^listening (\d+)/));
  return { name, port, pid: child.pid ?? 0, headers: [{}], stop: () => end(child) };
}
