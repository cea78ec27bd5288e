/** Sends a file, or a part of it. */
import { hash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { byteRange } from './byte-range.js';

export type FileAnswer = Readonly<{
  fileName: string;
  contentType: string;
  bytes: Uint8Array;
}>;

/** RFC 6266: an ASCII name for old clients. */
function disposition(fileName: string): string {
  const plain = fileName.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const encoded = encodeURIComponent(fileName).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}

const PARTIAL = 206;
const UNSATISFIABLE = 416;

/** Strong, so that an interrupted download resumes with the same file. */
export const fileTag = (bytes: Uint8Array): string => `"${hash('sha256', bytes, 'base64url')}"`;

/** Only if the file is still the one that the client began with. */
function rangeOf({ headers }: FastifyRequest, tag: string, size: number) {
  const known = headers['if-range'];
  return known === undefined || known === tag ? byteRange(headers.range, size) : null;
}

const headersOf = (file: FileAnswer, tag: string) => ({
  'Content-Type': file.contentType,
  'Content-Disposition': disposition(file.fileName),
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  ETag: tag,
});

/** For methods other than GET, which has ranges alone (RFC 9110, 14.2). */
export function sendWholeFile(reply: FastifyReply, file: FileAnswer): FastifyReply {
  const bytes = Buffer.from(file.bytes);
  return reply.headers(headersOf(file, fileTag(bytes))).send(bytes);
}

/** Also handles HEAD; the framework omits the body. */
export function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  file: FileAnswer,
): FastifyReply {
  const bytes = Buffer.from(file.bytes);
  const tag = fileTag(bytes);
  reply.headers({ ...headersOf(file, tag), 'Accept-Ranges': 'bytes' });
  const size = bytes.byteLength;
  const range = request.method === 'HEAD' ? null : rangeOf(request, tag, size);
  if (range === null) return reply.send(bytes);
  if (range === 'unsatisfiable') {
    return reply.status(UNSATISFIABLE).header('Content-Range', `bytes */${size}`).send();
  }
  const { start, end } = range;
  return reply
    .status(PARTIAL)
    .header('Content-Range', `bytes ${start}-${end - 1}/${size}`)
    .send(bytes.subarray(start, end));
}
