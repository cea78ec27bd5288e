/**
 * A proxy that, like those based on Go's net/http, drops parts of a chunked request body once the response has begun,
 * and still ends the request cleanly.
 */
import http from 'node:http';
import type { AddressInfo } from 'node:net';

/** Which part of the remaining request is lost: all of it, or all but the last chunk. */
export type Cut = 'end' | 'middle';

export type CuttingProxy = Readonly<{ url: string; close: () => Promise<void> }>;

function forward(
  request: http.IncomingMessage,
  response: http.ServerResponse,
  onward: http.ClientRequest,
  cut: Cut,
) {
  let hasBegun = false;
  let last: Buffer | null = null;
  request.on('data', (piece: Buffer) => {
    if (hasBegun) last = piece;
    else onward.write(piece);
  });
  request.on('end', () => {
    if (cut === 'middle' && last !== null) onward.write(last);
    onward.end();
  });
  onward.on('response', (answer) => {
    hasBegun = true;
    if (cut === 'end') onward.end();
    response.writeHead(answer.statusCode ?? 0, answer.headers);
    answer.pipe(response);
  });
  onward.on('error', () => response.destroy());
}

export async function openCuttingProxy(target: string, cut: Cut): Promise<CuttingProxy> {
  const { hostname, port } = new URL(target);
  const server = http.createServer((request, response) => {
    const { method, url: path, headers } = request;
    const passed = { ...headers, host: new URL(target).host, connection: 'close' };
    const onward = http.request({ hostname, port, method, path, headers: passed, agent: false });
    forward(request, response, onward, cut);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port: own } = server.address() as AddressInfo; // listens on TCP
  return {
    url: `http://127.0.0.1:${String(own)}`,
    close: () =>
      new Promise((resolve) =>
        server.close(() => {
          resolve();
        }),
      ),
  };
}
