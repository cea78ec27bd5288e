/** Ports of passkeys. */

/** Options for the browser, as WebAuthn writes them in JSON. `challenge`: base64url. */
export type BrowserOptions = Readonly<{ challenge: string }>;

/** `credential`: base64url. */
export type KnownCredential = Readonly<{ credential: string; transports: readonly string[] }>;

export type NewCredential = KnownCredential & Readonly<{ publicKey: Uint8Array; counter: number }>;

/** `challenge`: of the options. `answer`: what the browser sent, unchecked. */
export type BrowserAnswer = Readonly<{ challenge: string; answer: unknown }>;

/** WebAuthn Level 3, section 7, with user verification. */
export interface Authenticators {
  /** @param existing the person's, which are not to be added again */
  creation(
    person: Readonly<{ memberId: string; email: string }>,
    existing: readonly KnownCredential[],
  ): Promise<BrowserOptions>;
  request(existing: readonly KnownCredential[]): Promise<BrowserOptions>;
  /** @returns null if the answer is not valid */
  created(answer: BrowserAnswer): Promise<NewCredential | null>;
  /** @returns the credential that signed, with its new counter; null if the answer is not valid */
  confirmed(
    answer: BrowserAnswer,
    existing: readonly NewCredential[],
  ): Promise<NewCredential | null>;
}
