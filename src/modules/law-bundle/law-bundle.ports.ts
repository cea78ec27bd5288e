/** Ports of law bundles. */
import type { BundledLaw } from './bundle-content.js';

export interface LawReleases {
  /** Oldest first; the last one is in force. `hash`: SHA-256 of the law data, hexadecimal. */
  all(): readonly Readonly<{ version: string; date: string; hash: string }>[];
  /** @param version one of `all` */
  at(version: string): BundledLaw;
}
