/** Request context on the fast path. */
import type { Caller } from '../../shared/caller.js';
import type { RequestContext } from '../../shared/graphql/context.js';

export class FastPathContext implements RequestContext {
  readonly meta: Record<string, unknown> = {};
  kbVersion?: string;

  constructor(
    readonly requestId: string,
    readonly caller: Caller,
    readonly now: Date,
  ) {}

  /** Only the normal pipeline knows proxies: an operation that reads the address falls through. */
  get address(): never {
    throw new Error('the fast path knows no address');
  }
}
