/** Parses a request body as JSON. */
import { isAscii } from 'node:buffer';
import { invalid } from '../../shared/errors.js';

/** The most common form. */
const JSON_TYPE = 'application/json';
const UTF8 = /^charset="?utf-?8"?$/;

export function isJsonType(contentType: string | undefined): boolean {
  if (contentType === JSON_TYPE) return true;
  const [type = '', ...parameters] = (contentType ?? '').toLowerCase().split(';');
  const charset = parameters.map((one) => one.trim()).find((one) => one.startsWith('charset='));
  return type.trim() === JSON_TYPE && (charset === undefined || UTF8.test(charset));
}

/** @throws VALIDATION_FAILED if the content type is not JSON */
export function assertJsonType(contentType: string | undefined): void {
  if (!isJsonType(contentType)) throw invalid({ field: 'Content-Type', type: 'media_type' });
}

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** @throws VALIDATION_FAILED if the bytes are not UTF-8 or not JSON */
export function parseJson(body: unknown): unknown {
  try {
    const bytes = body instanceof Uint8Array ? body : new Uint8Array();
    const text =
      Buffer.isBuffer(bytes) && isAscii(bytes) ? bytes.toString('latin1') : utf8.decode(bytes);
    return JSON.parse(text);
  } catch {
    throw invalid({ field: 'body', type: 'json_invalid' });
  }
}

/** @throws VALIDATION_FAILED if the JSON is not an object */
export function assertObject(json: unknown): Readonly<Record<string, unknown>> {
  if (typeof json === 'object' && json !== null && !Array.isArray(json)) {
    return json as Readonly<Record<string, unknown>>; // an object of JSON
  }
  throw invalid({ field: 'body', type: 'json_type' });
}
