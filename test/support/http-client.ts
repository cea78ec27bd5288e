/** Raw HTTP requests: any method, path, header and bytes, one connection each. */
import { randomInt } from 'node:crypto';
import http from 'node:http';

const anOctet = (): number => randomInt(256);

/** A unique client address, as the trusted proxy would report it: counters in a shared Redis outlive a test. */
export const anAddress = (): Readonly<Record<string, string>> => ({
  'x-forwarded-for': `10.${anOctet()}.${anOctet()}.${anOctet()}`,
});

export type HttpAnswer = Readonly<{
  status: number;
  headers: http.IncomingHttpHeaders;
  text: string;
  bytes: Buffer;
}>;

export type Send = Readonly<{
  method?: string | undefined;
  headers?: http.OutgoingHttpHeaders | undefined;
  body?: string | Uint8Array | undefined;
}>;

async function read(response: http.IncomingMessage): Promise<HttpAnswer> {
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(Buffer.from(chunk as Uint8Array)); // no encoding is set
  const bytes = Buffer.concat(chunks);
  const { statusCode: status = 0, headers } = response;
  return { status, headers, bytes, text: bytes.toString() };
}

/** @param path sent as is, without encoding */
export function send(
  baseUrl: string,
  path: string,
  { method = 'GET', headers = {}, body }: Send = {},
): Promise<HttpAnswer> {
  const { hostname, port } = new URL(baseUrl);
  const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) };
  return new Promise((resolve, reject) => {
    const request = http.request(
      { hostname, port, path, method, headers: { ...length, ...headers }, agent: false },
      (response) => {
        read(response).then(resolve, reject);
      },
    );
    request.on('error', reject);
    request.end(body);
  });
}

/** The header with the key. */
export const KEY_HEADERS = ['x-api-key', 'authorization'] as const;
export type KeyHeader = (typeof KEY_HEADERS)[number];

export const keyHeader = (name: KeyHeader, key: string): Readonly<Record<string, string>> => ({
  [name]: name === 'authorization' ? `Bearer ${key}` : key,
});

export const jsonOf = (answer: HttpAnswer): unknown => JSON.parse(answer.text);
