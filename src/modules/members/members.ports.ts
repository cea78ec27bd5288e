/** Ports of the members. */

/** Digests of tokens, as of keys; the current pepper's first. */
export interface TokenDigest {
  all(text: string): readonly [Uint8Array, ...(readonly Uint8Array[])];
}
