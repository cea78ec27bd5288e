/** Status of a key. Source. */

/** `expiresAt`: end of a rotated key; null: no end. */
export type KeyValidity = Readonly<{ expiresAt: Date | null; blockedAt: Date | null }>;

/** `ending`: works until `expiresAt`. */
export type KeyStatus = 'active' | 'ending' | 'ended' | 'blocked';

export function keyStatus({ expiresAt, blockedAt }: KeyValidity, now: Date): KeyStatus {
  if (blockedAt !== null) return 'blocked';
  if (expiresAt === null) return 'active';
  return now < expiresAt ? 'ending' : 'ended';
}
