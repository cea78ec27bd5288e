/** Finds a free port for a program that must know it before it listens, such as a service that writes links. */
import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Below the ports that systems give to outgoing connections, and to servers that ask for any: none takes it meanwhile. */
const LOWEST = 12_000;
const HIGHEST = 32_000;

const MAX_ATTEMPTS = 20;

const isFree = (host: string, port: number): Promise<boolean> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE' || error.code === 'EACCES') resolve(false);
      else reject(error);
    });
    probe.listen(port, host, () => {
      probe.close(() => {
        resolve(true);
      });
    });
  });

/** @throws Error if the host is no address of this machine, or if no port is free */
export async function freePort(host: string): Promise<number> {
  for (let tries = 0; tries < MAX_ATTEMPTS; tries += 1) {
    const port = randomInt(LOWEST, HIGHEST);
    if (await isFree(host, port)) return port;
  }
  throw new Error(`no port is free on ${host}`);
}
