/** A request whose body is sent in pieces, chunked unless a length is given. */
import http from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { HttpAnswer } from './http-client.js';

export type SlowRequest = Readonly<{
  pieces: readonly string[];
  headers: http.OutgoingHttpHeaders;
  /** Pause between two pieces. */
  pauseMs?: number;
}>;

async function write(request: http.ClientRequest, { pieces, pauseMs = 2 }: SlowRequest) {
  for (const piece of pieces) {
    request.write(piece);
    await pause(pauseMs);
  }
  request.end();
}

/** Keep-alive on: otherwise proxies do not read a request to its end before they answer. */
export async function sendSlowly(url: string, slow: SlowRequest): Promise<HttpAnswer> {
  const agent = new http.Agent({ keepAlive: true });
  const request = http.request(url, { method: 'POST', headers: slow.headers, agent });
  const answered = new Promise<http.IncomingMessage>((resolve, reject) => {
    request.once('response', resolve).once('error', reject);
  });
  const written = write(request, slow);
  const response = await answered;
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(Buffer.from(chunk as Uint8Array)); // no encoding is set
  await written;
  agent.destroy();
  const bytes = Buffer.concat(chunks);
  const { statusCode: status = 0, headers } = response;
  return { status, headers, bytes, text: bytes.toString() };
}
