/** Use cases of the letterhead of an account's documents. */
import { callerActor } from '../../shared/actor.js';
import type { Caller } from '../../shared/caller.js';
import { invalid, unauthorized } from '../../shared/errors.js';
import type { Runtime } from '../../shared/runtime.js';
import {
  changeLetterhead,
  NO_LETTERHEAD,
  type Letterhead,
  type LetterheadChange,
  type Logo,
} from './domain/letterhead.js';
import type { LetterheadRepository } from './letterheads.repository.js';
import type { LogoReader } from '../../platform/logo/logo-reader.js';

/** `logoField`: name of the argument in errors. */
export type LetterheadsDependencies = Readonly<{
  store: Pick<LetterheadRepository, 'find' | 'change'>;
  logos: LogoReader;
  runtime: Pick<Runtime, 'now'>;
  logoField: string;
}>;

export class LetterheadsService {
  constructor(private readonly deps: LetterheadsDependencies) {}

  /** A sandbox key has none. */
  async get({ mode, accountId }: Caller): Promise<Letterhead> {
    if (mode === 'test') return NO_LETTERHEAD;
    return (await this.deps.store.find(accountId)) ?? NO_LETTERHEAD;
  }

  /**
   * A sandbox key gets the result, and nothing is stored.
   * @throws VALIDATION_FAILED if the logo is not accepted; UNAUTHORIZED if the account was closed meanwhile
   */
  async set(caller: Caller, change: LetterheadChange, requestId: string): Promise<Letterhead> {
    const { store, runtime } = this.deps;
    const logo = await this.logoOf(change);
    const apply = (stored: Letterhead) => changeLetterhead(stored, change, logo);
    if (caller.mode === 'test') return apply(NO_LETTERHEAD);
    const actor = callerActor(caller, requestId);
    const changed = await store.change(caller.accountId, apply, { actor, at: runtime.now() });
    if (changed === null) throw unauthorized();
    return changed;
  }

  private async logoOf({ logo }: LetterheadChange): Promise<Logo | null> {
    if (logo === null || logo === undefined || logo.byteLength === 0) return null;
    const { logos, logoField: field } = this.deps;
    const read = await logos.read(logo);
    if (typeof read === 'string') throw invalid({ field, type: read });
    return read;
  }
}
