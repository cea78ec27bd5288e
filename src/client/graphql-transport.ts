/** GraphQL over HTTP with the client's errors and retries. */
import { failureOfGraphql } from './answers.js';
import { failureOfFetch, unreachable } from './errors.js';
import type { CallOptions, Settings } from './options.js';
import { withRetries } from './retry.js';

/** Text of an operation with the types of its variables and answer, as codegen makes it. */
export type Document<Answer, Variables> = Readonly<{
  /** Carries the types; never set. */
  __apiType?: (variables: Variables) => Answer;
  toString: () => string;
}>;

export type AskOptions = CallOptions &
  Readonly<{
    /** Whether repeating the call is safe. Default: true for queries. */
    isRepeatable?: boolean;
  }>;

type Result = Readonly<{ data?: unknown; errors?: readonly unknown[] }>;

const isQuery = (text: string): boolean => /^\s*(query\b|\{)/.test(text);

/** @throws ClientFailure if an intermediary answered */
async function resultOf(response: Response): Promise<Result> {
  const body: unknown = await response.json().catch((cause: unknown) => {
    throw unreachable(`answered with status ${response.status}`, cause);
  });
  if (typeof body === 'object' && body !== null) return body;
  throw unreachable(`answered with status ${response.status}`, body);
}

export class GraphqlTransport {
  constructor(private readonly settings: Settings) {}

  /** @throws ClientFailure, or the signal's reason */
  ask<Answer, Variables extends object>(
    document: Document<Answer, Variables>,
    variables: Variables,
    { signal, isRepeatable }: AskOptions = {},
  ): Promise<Answer> {
    const text = document.toString();
    const once = () => this.askOnce<Answer>(text, variables, signal);
    return withRetries(once, isRepeatable ?? isQuery(text), this.settings.retry, signal);
  }

  private async askOnce<Answer>(
    query: string,
    variables: object,
    signal: AbortSignal | undefined,
  ): Promise<Answer> {
    const response = await this.send(JSON.stringify({ query, variables }), signal);
    const { data, errors = [] } = await resultOf(response);
    const { ok, status, headers } = response;
    // The caller names the type with the document; the service validates both.
    if (ok && errors.length === 0) return data as Answer;
    throw failureOfGraphql(errors, { status, headers });
  }

  private async send(body: string, signal: AbortSignal | undefined): Promise<Response> {
    const { url, headers, fetch, timeoutMs } = this.settings;
    const timeout = AbortSignal.timeout(timeoutMs);
    try {
      return await fetch(`${url}/graphql`, {
        method: 'POST',
        body,
        headers: { ...headers, accept: JSON_TYPES, 'content-type': 'application/json' },
        signal: signal === undefined ? timeout : AbortSignal.any([signal, timeout]),
      });
    } catch (failure) {
      signal?.throwIfAborted();
      throw failureOfFetch(failure);
    }
  }
}

const JSON_TYPES = 'application/graphql-response+json, application/json';
