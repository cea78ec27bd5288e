/** Ports of health, status and versions. */
import type { VersionFiles } from './domain/difference.js';
import type { Release } from './domain/kb-release.js';

export const COMPONENTS = ['api', 'database', 'redis', 'worker'] as const;
export type ComponentName = (typeof COMPONENTS)[number];

/** `mode`: `embedded` if this process does the component's work; null: an external component. */
export type ComponentState = Readonly<{ status: 'ok' | 'down'; mode: 'embedded' | null }>;

export type ComponentStates = Readonly<Record<ComponentName, ComponentState>>;

export interface Probes {
  /** Never rejects: a probe that fails or times out is `down`. */
  check(): Promise<ComponentStates>;
}

export interface KnowledgeArchive {
  /** Oldest first, the present version last. */
  readonly versions: readonly Release[];
  readonly present: string;
  /** @param version one of `versions` */
  filesOf(version: string): VersionFiles;
  /** SHA-256 of the law data, hexadecimal. @param version one of `versions` */
  hashOf(version: string): string;
}
