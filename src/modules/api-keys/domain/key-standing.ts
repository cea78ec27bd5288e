/** Whether a key works. Source. */

/** `expiresAt`: end of a key that was rotated; null: it does not end by itself. */
export type KeyStanding = Readonly<{ expiresAt: Date | null; blockedAt: Date | null }>;

/** `ending`: works until its end. */
export type KeyStatus = 'active' | 'ending' | 'ended' | 'blocked';

export function keyStatus({ expiresAt, blockedAt }: KeyStanding, now: Date): KeyStatus {
  if (blockedAt !== null) return 'blocked';
  if (expiresAt === null) return 'active';
  return now < expiresAt ? 'ending' : 'ended';
}
