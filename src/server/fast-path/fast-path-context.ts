/** Context of operations on the fast path. */
import type { Caller } from '../../shared/caller.js';
import type { RequestContext } from '../../shared/graphql/context.js';
import type { FastPathRequest } from './request-context.js';

export class FastPathContext implements RequestContext {
  readonly meta: Record<string, unknown> = {};
  kbVersion?: string;

  constructor(
    private readonly fastRequest: Pick<FastPathRequest, 'requestId' | 'address'>,
    readonly caller: Caller | null,
    readonly now: Date,
  ) {}

  get requestId(): string {
    return this.fastRequest.requestId;
  }

  get address(): string {
    return this.fastRequest.address;
  }
}
