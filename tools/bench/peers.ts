/** Peers: small servers on published packages, installed in a separate folder. */
import path from 'node:path';
import { PROJECT_ROOT } from '../../src/config/env.js';
import { installLocked } from '../supply/locked-packages.js';
import { startNode } from './cores.js';
import { end, waitForLine, type Subject } from './subject.js';

const FOLDER = path.join(PROJECT_ROOT, 'tools/bench');

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

export const installPeers = (): void => {
  installLocked(FOLDER);
};

/** Answers by path. `head`: without what Node.js writes itself. */
export type Prepared = Readonly<
  Record<string, Readonly<{ head: Readonly<Record<string, string>>; text: string }>>
>;

/** @param prepared for peers that only send answers */
export async function startPeer(name: PeerName, prepared: Prepared): Promise<Subject> {
  const { program, env = {} }: Peer = PEERS[name];
  const child = startNode({
    file: path.join(FOLDER, 'peers', `${program}.js`),
    env: { ...env, NODE_ENV: 'production', BENCH_PREPARED: JSON.stringify(prepared) },
    place: 'server',
  });
  const port = Number(await waitForLine(child, /^listening (\d+)/));
  return { name, port, pid: child.pid ?? 0, headers: [{}], stop: () => end(child) };
}
