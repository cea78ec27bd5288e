/** Rolling restart of both nodes under load, unnoticed by clients. */
import http from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { WebSocket } from 'ws';
import type { ServiceProcess } from './service-process.js';
import type { Site } from './site.js';

const CLIENTS = 8;
const BETWEEN_MS = 20;
const LOOK_EVERY_MS = 100;
/** Close codes after which clients reconnect. */
const COME_BACK = [1001, 1012];

type Outcome = number | 'refused' | 'cut';

function get(agent: http.Agent, url: string, key: string): Promise<Outcome> {
  return new Promise((resolve) => {
    const request = http.get(url, { agent, headers: { 'x-api-key': key } }, (response) => {
      response.resume();
      response.once('end', () => {
        resolve(response.statusCode ?? 0);
      });
      response.once('error', () => {
        resolve('cut');
      });
    });
    request.once('error', (failure: NodeJS.ErrnoException) => {
      resolve(failure.code === 'ECONNREFUSED' ? 'refused' : 'cut');
    });
  });
}

/** Acts as a load balancer: nodes that are not ready get no new requests. */
function watchReadiness(nodes: readonly string[]) {
  const state = { ready: [...nodes], isOver: false };
  const isOver = (): boolean => state.isOver;
  const isReady = async (node: string): Promise<boolean> =>
    (await fetch(`${node}/readyz`).catch(() => null))?.status === 200;
  const going = (async () => {
    while (!isOver()) {
      const looks = await Promise.all(nodes.map(isReady));
      state.ready = nodes.filter((_, index) => looks[index]);
      await pause(LOOK_EVERY_MS);
    }
  })();
  const stop = async (): Promise<void> => {
    state.isOver = true;
    await going;
  };
  return { ready: () => state.ready, stop };
}

/** Sends requests until stopped. A refused connection is retried on another node. */
function load(ready: () => readonly string[], key: string) {
  const state = { isOver: false, answered: 0 };
  const isOver = (): boolean => state.isOver;
  const problems: string[] = [];
  const client = async (number: number): Promise<void> => {
    const agent = new http.Agent({ keepAlive: true });
    for (let turn = number; !isOver(); turn += 1) {
      const node = ready()[turn % Math.max(1, ready().length)];
      if (node === undefined) problems.push('no node was ready');
      else {
        const outcome = await get(agent, `${node}/v1/services`, key);
        if (outcome === 200) state.answered += 1;
        else if (outcome !== 'refused')
          problems.push(`a request under restart: ${String(outcome)}`);
      }
      await pause(BETWEEN_MS);
    }
    agent.destroy();
  };
  const going = Promise.all(Array.from({ length: CLIENTS }, (_, number) => client(number)));
  return async () => {
    state.isOver = true;
    await going;
    return { problems, answered: state.answered };
  };
}

async function isUp({ url }: ServiceProcess): Promise<void> {
  while ((await fetch(`${url}/readyz`).catch(() => null))?.status !== 200)
    await pause(LOOK_EVERY_MS);
  await pause(3 * LOOK_EVERY_MS); // until the balancer has noticed
}

async function restartOne(node: ServiceProcess, key: string): Promise<string[]> {
  const state: { code: number | null } = { code: null };
  const socket = new WebSocket(
    `${node.url.replace('http', 'ws')}/graphql`,
    'graphql-transport-ws',
    {
      headers: { 'x-api-key': key },
    },
  );
  socket.once('close', (code) => (state.code = code));
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
  socket.send(JSON.stringify({ type: 'connection_init' }));
  const exit = await node.kill('SIGTERM');
  await node.start();
  await isUp(node);
  return [
    ...(exit === 0 ? [] : [`${node.name} ended with ${String(exit)}`]),
    ...(state.code !== null && COME_BACK.includes(state.code)
      ? []
      : [`${node.name} closed a socket with ${String(state.code)}`]),
  ];
}

/** @returns failures that clients noticed */
export async function rollingRestart(site: Site, key: string): Promise<string[]> {
  const balancer = watchReadiness(site.nodes);
  const stop = load(balancer.ready, key);
  const problems: string[] = [];
  for (const node of site.processes.filter(({ url }) => site.nodes.includes(url))) {
    problems.push(...(await restartOne(node, key)));
  }
  const { problems: noticed, answered } = await stop();
  await balancer.stop();
  return [...problems, ...noticed, ...(answered === 0 ? ['nothing was answered at all'] : [])];
}
