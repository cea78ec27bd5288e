/**
 * Remembers request bodies that differ in their variables only: those of a client that asks one document many times. Parsing
 * the text of the document and hashing it cost a tenth of a computed answer.
 */
import { crc32 } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import type { JsonRecord } from '../../shared/json-record.js';
import { documentKey } from '../graphql/document-key.js';
import type { RequestInput } from '../graphql/read-request.js';
import { assertObject, parseJson } from '../http/read-json.js';

/** A body is `before`, the variables, and `after`. `key`: of the document. */
type RequestForm = Readonly<{ before: Buffer; after: Buffer; key: string }>;

const VARIABLES = Buffer.from('"variables":');
const MEMBERS: ReadonlySet<string> = new Set(['query', 'operationName', 'variables']);

const MAX_FORMS = 1_000;
const MAX_BYTES = 8_388_608;
const MAX_BODY_BYTES = 20_000;
const BYTES_EACH = 512;

/** Undefined if the bytes are not one JSON object. */
function recordIn(bytes: Buffer): JsonRecord | undefined {
  try {
    return assertObject(parseJson(bytes));
  } catch {
    return undefined;
  }
}

/** Where what follows the variables begins; -1 if nowhere. */
function endOfVariables(body: Buffer, names: readonly string[]): number {
  const next = names[names.indexOf('variables') + 1];
  return next === undefined ? body.lastIndexOf('}') : body.lastIndexOf(`,"${next}"`);
}

/** Undefined if the variables cannot be distinguished from the rest of the body with certainty. */
function formOf(body: Buffer, { query, operationName, body: sent }: RequestInput) {
  const names = Object.keys(sent);
  const start = body.indexOf(VARIABLES) + VARIABLES.length;
  const end = endOfVariables(body, names);
  if (start < VARIABLES.length || end < start || !names.every((name) => MEMBERS.has(name)))
    return undefined;
  // Copies: the original is part of a larger buffer.
  const before = Buffer.from(body.subarray(0, start));
  const after = Buffer.from(body.subarray(end));
  const rest = recordIn(Buffer.concat([before, Buffer.from('0'), after]));
  const isSplit =
    rest?.['variables'] === 0 &&
    rest['query'] === sent['query'] &&
    rest['operationName'] === sent['operationName'] &&
    recordIn(body.subarray(start, end)) !== undefined;
  return isSplit ? { before, after, key: documentKey(query, operationName) } : undefined;
}

const matches = ({ before, after }: RequestForm, body: Buffer): boolean =>
  body.length > before.length + after.length &&
  body.compare(before, 0, before.length, 0, before.length) === 0 &&
  body.compare(after, 0, after.length, body.length - after.length) === 0;

export class RequestForms {
  /** Keyed by the checksum of `before`. */
  private readonly known = new LRUCache<number, RequestForm>({
    max: MAX_FORMS,
    maxSize: MAX_BYTES,
    sizeCalculation: ({ before, after, key }) =>
      BYTES_EACH + before.length + after.length + key.length,
  });

  /** Estimated memory. */
  get bytes(): number {
    return this.known.calculatedSize;
  }

  /** @returns key of the document, and the variables as sent */
  find(body: Buffer): Readonly<{ key: string; variables: JsonRecord }> | undefined {
    const start = body.indexOf(VARIABLES) + VARIABLES.length;
    if (start < VARIABLES.length || start > MAX_BODY_BYTES) return undefined;
    const form = this.known.get(crc32(body.subarray(0, start)));
    if (form === undefined || !matches(form, body)) return undefined;
    const variables = recordIn(body.subarray(start, body.length - form.after.length));
    return variables === undefined ? undefined : { key: form.key, variables };
  }

  /** @param read from the body, with a document that is not named by its digest */
  remember(body: Buffer, read: RequestInput): void {
    if (body.length > MAX_BODY_BYTES) return;
    const form = formOf(body, read);
    if (form !== undefined) this.known.set(crc32(form.before), form);
  }
}
