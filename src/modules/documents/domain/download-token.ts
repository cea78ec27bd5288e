/**
 * Token of a download link; grants one document until it expires.
 * Source.
 *
 * base64url of version (1 byte), key id (1), purpose (1), document id (16), expiry (4, epoch seconds, big endian),
 * message authentication code (32): 55 bytes, always 74 characters.
 */
import { fromBase64Url, toBase64Url } from '../../../shared/base64url.js';

/** Returns a 32-byte message authentication code. */
export type Mac = (bytes: Uint8Array) => Uint8Array;

/**
 * Signing keys by id (0 to 255). A key stays in `macs` while tokens signed with it are valid.
 * `dummy`: computed for an unknown key id, so that rejection takes equally long.
 */
export type TokenKeys = Readonly<{
  currentId: number;
  macs: ReadonlyMap<number, Mac>;
  dummy: Mac;
}>;

/** `documentId`: lower-case UUID. `validUntil`: in whole seconds. */
export type DownloadGrant = Readonly<{ documentId: string; validUntil: Date }>;

/** Lifetime of a link, in hours. Source. */
export const LINK_HOURS = 72;

export const TOKEN_LENGTH = 74;

const VERSION = 1;
/** Separates download links from any other tokens that these keys may sign. */
const PURPOSE_DOWNLOAD = 1;
const OFFSET = { version: 0, keyId: 1, purpose: 2, documentId: 3, end: 19 } as const;
const HEADER_BYTES = 23;
const TOKEN_BYTES = 55;
const MS_PER_SECOND = 1000;
const MS_PER_HOUR = 3_600_000;
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

function uuidBytes(uuid: string): number[] {
  if (!UUID.test(uuid)) throw new RangeError('A document id is a UUID in lower case');
  const hex = uuid.replaceAll('-', '');
  return Array.from({ length: 16 }, (_, at) => Number.parseInt(hex.slice(at * 2, at * 2 + 2), 16));
}

function uuidText(bytes: Uint8Array): string {
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    hex.slice(12, 16),
    hex.slice(16, 20),
    hex.slice(20),
  ].join('-');
}

/** Constant-time comparison. */
function isSame(one: Uint8Array, other: Uint8Array): boolean {
  let difference = one.length ^ other.length;
  one.forEach((byte, at) => {
    difference |= byte ^ (other[at] ?? 0);
  });
  return difference === 0;
}

/** Expiry of a link issued now: after `LINK_HOURS`, truncated to whole seconds. */
export function linkEnd(now: Date): Date {
  const end = now.getTime() + LINK_HOURS * MS_PER_HOUR;
  return new Date(end - (end % MS_PER_SECOND));
}

/**
 * Token of a grant, signed with the current key.
 *
 * @throws RangeError if the document id is no UUID or the current key is missing: bugs
 */
export function writeToken(grant: DownloadGrant, keys: TokenKeys): string {
  const mac = keys.macs.get(keys.currentId);
  if (mac === undefined) throw new RangeError('The current signing key is missing');
  const header = new Uint8Array(HEADER_BYTES);
  header.set([VERSION, keys.currentId, PURPOSE_DOWNLOAD], OFFSET.version);
  header.set(uuidBytes(grant.documentId), OFFSET.documentId);
  const seconds = Math.floor(grant.validUntil.getTime() / MS_PER_SECOND);
  new DataView(header.buffer).setUint32(OFFSET.end, seconds);
  return toBase64Url(Uint8Array.of(...header, ...mac(header)));
}

const hasRightKind = (header: Uint8Array): boolean =>
  header[OFFSET.version] === VERSION && header[OFFSET.purpose] === PURPOSE_DOWNLOAD;

/**
 * The grant; null if the token is malformed, forged, of another kind or expired, without distinction.
 * Nothing is read from a token before its code is verified.
 */
export function readToken(token: string, keys: TokenKeys, now: Date): DownloadGrant | null {
  if (token.length !== TOKEN_LENGTH) return null;
  const bytes = fromBase64Url(token);
  if (bytes?.length !== TOKEN_BYTES) return null;
  const header = bytes.slice(0, HEADER_BYTES);
  const mac = keys.macs.get(header[OFFSET.keyId] ?? -1);
  const isGenuine = isSame((mac ?? keys.dummy)(header), bytes.subarray(HEADER_BYTES));
  if (!isGenuine || mac === undefined || !hasRightKind(header)) return null;
  const validUntil = new Date(new DataView(header.buffer).getUint32(OFFSET.end) * MS_PER_SECOND);
  if (validUntil <= now) return null;
  return { documentId: uuidText(header.subarray(OFFSET.documentId, OFFSET.end)), validUntil };
}
