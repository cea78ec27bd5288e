/** Receives the browser on this machine after the holder of the key has decided (RFC 8252, 7.3). */
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

const PATH = '/callback';
const WAIT_MS = 300_000;

const PAGE = (text: string): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>nis2 login</title><p>${text}</p></html>`;

export type Loopback = Readonly<{
  redirect: string;
  /** Parameters of the answer with this state; other requests do not end the wait. */
  answer: (state: string) => Promise<URLSearchParams>;
  close: () => void;
}>;

const listening = (server: Server): Promise<number> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      resolve((server.address() as AddressInfo).port); // of a TCP server
    });
  });

const send = (response: ServerResponse, status: number, text: string): void => {
  response.writeHead(status, {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    connection: 'close',
  });
  response.end(PAGE(text));
};

/** @param state of the authorization request @throws Error if nothing arrives in time */
const answerTo = (server: Server, state: string): Promise<URLSearchParams> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      reject(new Error('nothing was decided within 5 minutes'));
    }, WAIT_MS);
    server.on('request', (request, response) => {
      const { pathname, searchParams } = new URL(request.url ?? '/', 'http://127.0.0.1');
      if (pathname !== PATH || searchParams.get('state') !== state) {
        send(response, 404, 'Not found.');
        return;
      }
      const outcome = searchParams.has('error') ? 'Not permitted.' : 'Signed in.';
      send(response, 200, `${outcome} You can close this page.`);
      clearTimeout(timer);
      resolve(searchParams);
    });
  });

export async function openLoopback(): Promise<Loopback> {
  const server = createServer();
  const port = await listening(server);
  return {
    redirect: `http://127.0.0.1:${String(port)}${PATH}`,
    answer: (state) => answerTo(server, state),
    close: () => {
      server.close();
    },
  };
}
