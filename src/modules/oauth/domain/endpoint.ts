/** A request to the authorization server and its answer, between transport and provider. */
import type { Scope } from '../../../shared/scope.js';

/** `url`: path and query. */
export type OauthRequest = Readonly<{
  method: 'GET' | 'POST';
  url: string;
  headers: Readonly<Record<string, string>>;
  body: Buffer | null;
}>;

export type OauthAnswer = Readonly<{
  status: number;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  body: Buffer;
}>;

/** What a client asks the holder of a key for. `redirect`: where the browser returns. `mark`: against forged forms. */
export type ConsentRequest = Readonly<{
  clientName: string;
  redirect: string;
  scopes: readonly Scope[];
  mark: string;
}>;

/** `scopes`: chosen ones. */
export type ConsentDecision = Readonly<{
  isAllowed: boolean;
  key: string;
  scopes: readonly Scope[];
  mark: string;
}>;

/** `expired`: no such request is open. `forged`: the form is not ours. */
export type ConsentProblem = 'expired' | 'forged' | 'unknown_key' | 'no_scope';
