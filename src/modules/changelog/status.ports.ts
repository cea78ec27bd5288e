/** What the status operations need from outside. */
import type { VersionFiles } from './domain/difference.js';
import type { Release } from './domain/kb-release.js';

export const COMPONENTS = ['api', 'database', 'redis', 'worker'] as const;
export type ComponentName = (typeof COMPONENTS)[number];

/** `mode`: `embedded` where this process does the component's work itself; null: an outside one. */
export type ComponentState = Readonly<{ status: 'ok' | 'down'; mode: 'embedded' | null }>;

export type ComponentStates = Readonly<Record<ComponentName, ComponentState>>;

export interface Probes {
  /** Never rejects: a probe that fails or takes too long is `down`. */
  check(): Promise<ComponentStates>;
}

/** The versions of the law data that can still be asked. */
export interface KnowledgeArchive {
  /** Oldest first; the present version last. */
  readonly versions: readonly Release[];
  readonly present: string;
  /** The files of one of `versions`. */
  filesOf(version: string): VersionFiles;
}
