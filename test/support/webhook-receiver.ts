/** A webhook receiver on localhost. */
import http from 'node:http';
import type { AddressInfo } from 'node:net';

export type Received = Readonly<{
  path: string;
  headers: Readonly<Record<string, string>>;
  body: string;
}>;

export type Receiver = Readonly<{
  url: string;
  received: Received[];
  /** Set to answer with something other than 200. */
  answer: { status: number; headers: Record<string, string>; body: string; waitMs: number };
  count: (least: number, withinMs?: number) => Promise<void>;
  close: () => Promise<void>;
}>;

async function textOf(request: http.IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer); // no encoding is set
  return Buffer.concat(chunks).toString();
}

export async function openReceiver(): Promise<Receiver> {
  const received: Received[] = [];
  const answer = { status: 200, headers: {}, body: '', waitMs: 0 };
  const server = http.createServer((request, response) => {
    void textOf(request).then((body) => {
      // Node.js joins repeated headers except set-cookie.
      const headers = request.headers as Record<string, string>;
      // As set now: a test that waits for this request may set another answer for the next one at once.
      const now = { ...answer };
      received.push({ path: request.url ?? '', headers, body });
      setTimeout(() => {
        response.writeHead(now.status, now.headers).end(now.body);
      }, now.waitMs);
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo; // listens on TCP
  return {
    url: `http://127.0.0.1:${port}`,
    received,
    answer,
    count: async (least, withinMs = 10_000) => {
      const end = Date.now() + withinMs;
      while (received.length < least) {
        if (Date.now() > end) throw new Error(`${received.length} of ${least} webhooks`);
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => {
          resolve();
        });
      }),
  };
}
