/** Ports of the members. */
import type { RequestActor } from '../../shared/actor.js';
import type { Caller } from '../../shared/caller.js';

/** Second factors of sessions. */
export interface SecondFactors {
  /** @returns options for the browser @throws VALIDATION_FAILED for a person without passkeys */
  startConfirming(caller: Caller): Promise<Readonly<{ challenge: string }>>;
  /**
   * @returns token of the session from now on; null: of a sandbox key, which has none
   * @throws VALIDATION_FAILED unless a passkey of the person answers the session's challenge
   */
  confirm(answer: unknown, request: RequestActor): Promise<Readonly<{ token: string | null }>>;
}
