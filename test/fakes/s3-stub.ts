/**
 * Stub of an S3-compatible store over HTTP. Verifies signatures (AWS Signature Version 4) independently, and the signed
 * digest of the body.
 */
import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

const S3_KEYS = {
  accessKeyId: 'AKIDEXAMPLE',
  secretAccessKey: 'a secret of the tests',
} as const;
const S3_REGION = 'eu-north-1';

const AUTHORIZATION =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([^,]+), Signature=([0-9a-f]{64})$/;

const hash = (content: string | Buffer) => createHash('sha256').update(content).digest('hex');
const hmac = (key: string | Buffer, text: string) =>
  createHmac('sha256', key).update(text).digest();

const headerOf = ({ headers }: IncomingMessage, name: string): string => {
  const value = headers[name];
  return Array.isArray(value) ? value.join(',') : (value ?? '');
};

/** The expected signature; null if the key or region differs. */
function expected(request: IncomingMessage, found: RegExpExecArray): string | null {
  const [, id = '', day = '', region = '', names = ''] = found;
  if (id !== S3_KEYS.accessKeyId || region !== S3_REGION) return null;
  const { pathname } = new URL(request.url ?? '/', 'http://store');
  const lines = names.split(';').map((name) => `${name}:${headerOf(request, name).trim()}\n`);
  const digest = headerOf(request, 'x-amz-content-sha256');
  const canonical = [request.method, pathname, '', lines.join(''), names, digest].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const time = headerOf(request, 'x-amz-date');
  const text = ['AWS4-HMAC-SHA256', time, scope, hash(canonical)].join('\n');
  const key = [day, region, 's3', 'aws4_request'].reduce<string | Buffer>(
    (before, part) => hmac(before, part),
    `AWS4${S3_KEYS.secretAccessKey}`,
  );
  return hmac(key, text).toString('hex');
}

/** @returns the error in the request, or null */
function fault(request: IncomingMessage, body: Buffer): string | null {
  const found = AUTHORIZATION.exec(headerOf(request, 'authorization'));
  if (found === null) return 'AccessDenied';
  const signed = (found[4] ?? '').split(';');
  const required = ['host', 'x-amz-content-sha256', 'x-amz-date'];
  if (required.some((name) => !signed.includes(name))) return 'UnsignedHeaders';
  if (expected(request, found) !== found[5]) return 'SignatureDoesNotMatch';
  if (headerOf(request, 'x-amz-content-sha256') !== hash(body)) return 'XAmzContentSHA256Mismatch';
  return null;
}

/** `errors`: of refused requests. `isDown`: answers 503 only. */
export async function openS3Stub() {
  const objects = new Map<string, Buffer>();
  const state = { isDown: false, errors: [] as string[], calls: 0 };

  function answer(request: IncomingMessage, body: Buffer): readonly [number, Buffer | string] {
    state.calls += 1;
    if (state.isDown) return [503, 'SlowDown'];
    const wrong = fault(request, body);
    if (wrong !== null) {
      state.errors.push(wrong);
      return [403, wrong];
    }
    const path = request.url ?? '';
    if (request.method === 'PUT') objects.set(path, body);
    if (request.method === 'DELETE') objects.delete(path);
    if (request.method !== 'GET') return [request.method === 'PUT' ? 200 : 204, ''];
    const object = objects.get(path);
    return object === undefined ? [404, 'NoSuchKey'] : [200, object];
  }

  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const [status, content] = answer(request, Buffer.concat(chunks));
      response.writeHead(status).end(content);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // listens on TCP
  const url = `http://127.0.0.1:${String(port)}/bucket`;
  const close = () =>
    new Promise<void>((resolve) => {
      server.closeAllConnections();
      server.close(() => {
        resolve();
      });
    });
  return { url, objects, state, settings: { url, region: S3_REGION, ...S3_KEYS }, close };
}

export type S3Stub = Awaited<ReturnType<typeof openS3Stub>>;
