/** Encrypts secrets in the database: AES-256-GCM under a key that is not in it. */
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const KEY_BYTES = 32;
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Domain separation from other uses of the secret. */
const PURPOSE = 'nis2:outbox:v1';

const keyFrom = (secret: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', PURPOSE, KEY_BYTES));

/**
 * Format: iv, tag, ciphertext; the place is authenticated too.
 *
 * @param secret at least 32 bytes
 * @param earlier predecessors, which stored texts may still use
 */
export function secretBoxOf(secret: string, earlier: readonly string[] = []) {
  const [key, ...others] = [keyFrom(secret), ...earlier.map(keyFrom)] as const;
  return {
    /** @param place storage location, without which the secret cannot be opened */
    seal: (text: string, place: string): Uint8Array => seal(text, place, key),
    /** @returns null if the secret was moved or damaged, or its key is gone */
    open: (sealed: Uint8Array, place: string): string | null => {
      for (const one of [key, ...others]) {
        const text = open(Buffer.from(sealed), place, one);
        if (text !== null) return text;
      }
      return null;
    },
  };
}

export type SecretBox = ReturnType<typeof secretBoxOf>;

function seal(text: string, place: string, key: Buffer): Uint8Array {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, key, iv).setAAD(Buffer.from(place));
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), body]);
}

/** A wrong key, place or byte makes `final` throw; null is then expected. */
function open(sealed: Buffer, place: string, key: Buffer): string | null {
  const iv = sealed.subarray(0, IV_BYTES);
  const tag = sealed.subarray(IV_BYTES, IV_BYTES + TAG_BYTES);
  if (tag.length < TAG_BYTES) return null;
  const decipher = createDecipheriv(CIPHER, key, iv, { authTagLength: TAG_BYTES });
  decipher.setAAD(Buffer.from(place)).setAuthTag(tag);
  try {
    const body = decipher.update(sealed.subarray(IV_BYTES + TAG_BYTES));
    return Buffer.concat([body, decipher.final()]).toString('utf8');
  } catch {
    return null;
  }
}
