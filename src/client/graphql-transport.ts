/** GraphQL over HTTP: graphql-request with the client's errors and retries. */
import { ClientError, GraphQLClient, type TypedDocumentString } from 'graphql-request';
import { failureOfGraphql } from './answers.js';
import { unreachable } from './errors.js';
import type { CallOptions, Settings } from './options.js';
import { withRetries } from './retry.js';

export type Document<Answer, Variables> = TypedDocumentString<Answer, Variables>;

export type AskOptions = CallOptions &
  Readonly<{
    /** Whether repeating the call is safe. Default: true for queries. */
    isRepeatable?: boolean;
  }>;

const isQuery = (text: string): boolean => /^\s*(query\b|\{)/.test(text);

function toFailure(failure: unknown): unknown {
  if (failure instanceof ClientError) {
    const { errors = [], status, headers } = failure.response;
    return failureOfGraphql(errors, { status, headers: new Headers(headers) });
  }
  return unreachable(failure instanceof Error ? failure.message : String(failure), failure);
}

export class GraphqlTransport {
  constructor(private readonly settings: Settings) {}

  /** @throws ClientFailure, or the signal's reason */
  ask<Answer, Variables extends object>(
    document: Document<Answer, Variables>,
    variables: Variables,
    { signal, isRepeatable }: AskOptions = {},
  ): Promise<Answer> {
    const text = String(document);
    const once = () => this.askOnce<Answer>(text, variables, signal);
    return withRetries(once, isRepeatable ?? isQuery(text), this.settings.retry, signal);
  }

  private async askOnce<Answer>(
    query: string,
    variables: object,
    signal: AbortSignal | undefined,
  ): Promise<Answer> {
    const { url, headers, fetch, timeoutMs } = this.settings;
    const client = new GraphQLClient(`${url}/graphql`, { headers, fetch });
    const timeout = AbortSignal.timeout(timeoutMs);
    try {
      const { data } = await client.rawRequest<Answer>({
        query,
        variables: { ...variables },
        signal: signal === undefined ? timeout : AbortSignal.any([signal, timeout]),
      });
      return data;
    } catch (failure) {
      signal?.throwIfAborted();
      throw toFailure(failure);
    }
  }
}
