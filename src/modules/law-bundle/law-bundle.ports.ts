/** Ports of law bundles. */
import type { BundledLaw } from './bundle-content.js';

export interface LawSigner {
  /** Address of the service. */
  readonly issuer: string;
  /** @returns a JWS in compact form with this `typ` */
  sign(statement: object, type: string): Promise<string>;
  /** SHA-256, hexadecimal. */
  digest(text: string): string;
}

export interface LawReleases {
  /** Oldest first; the last one is in force. `hash`: SHA-256 of the law data, hexadecimal. */
  all(): readonly Readonly<{ version: string; date: string; hash: string }>[];
  /** @param version one of `all` */
  at(version: string): BundledLaw;
}
