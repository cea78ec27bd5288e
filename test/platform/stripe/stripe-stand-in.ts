/** Stub of the provider's HTTP API: the calls that we make, with idempotency. */
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Call = Readonly<{ method: string; path: string; key: string | null; body: string }>;

export type StripeAnswer = Readonly<{ status: number; body: unknown }>;

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk as Uint8Array)); // a request streams bytes
  return Buffer.concat(chunks).toString();
}

/** `answers`: next responses in order; then `reply`. */
export async function openStandIn(reply: (call: Call) => StripeAnswer) {
  const calls: Call[] = [];
  const answers: StripeAnswer[] = [];
  const server = createServer((request, response) => {
    void readBody(request).then((body) => {
      const key = request.headers['idempotency-key'];
      const call = {
        method: request.method ?? '',
        path: request.url ?? '',
        key: typeof key === 'string' ? key : null,
        body,
      };
      calls.push(call);
      const answer = answers.shift() ?? reply(call);
      response.writeHead(answer.status, { 'content-type': 'application/json' });
      response.end(JSON.stringify(answer.body));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A server that listens on a port has an address of this type.
  const { port } = server.address() as AddressInfo;
  const close = () =>
    new Promise<void>((resolve) => {
      server.closeAllConnections();
      server.close(() => {
        resolve();
      });
    });
  return { url: `http://127.0.0.1:${String(port)}`, calls, answers, close };
}

export type StandIn = Awaited<ReturnType<typeof openStandIn>>;
