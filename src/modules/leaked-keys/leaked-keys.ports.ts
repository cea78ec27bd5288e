/** Ports of leaked keys. */

/** Identifier and signature that a message carries; undefined: missing. */
export type ReportSignature = Readonly<{
  keyId: string | undefined;
  signature: string | undefined;
}>;

export interface ReportVerifier {
  /**
   * @param body the exact bytes
   * @throws UPSTREAM_UNAVAILABLE if the scanner's public keys cannot be read
   */
  isGenuine(body: Uint8Array, sent: ReportSignature): Promise<boolean>;
}
