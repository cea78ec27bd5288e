/** Test client of the GraphQL transport. */
import { jsonOf, keyHeader, send, type HttpAnswer, type KeyHeader } from './http-client.js';

type GraphqlError = Readonly<{
  message: string;
  path?: readonly (string | number)[];
  extensions: Readonly<{
    code: string;
    details: readonly Readonly<{ field: string; type: string; msg: string }>[];
  }>;
}>;

type GraphqlBody = Readonly<{
  data?: Readonly<Record<string, unknown>> | null;
  errors?: readonly GraphqlError[];
  extensions?: Readonly<Record<string, unknown>>;
}>;

export type GraphqlAnswer = HttpAnswer & Readonly<{ json: GraphqlBody }>;

export type GraphqlQuestion = Readonly<{
  query: string;
  variables?: Readonly<Record<string, unknown>>;
  operationName?: string;
}>;

export class GraphqlClient {
  constructor(
    private readonly url: string,
    private readonly key: string | null = null,
    private readonly header: KeyHeader = 'x-api-key',
  ) {}

  with(key: string | null): GraphqlClient {
    return new GraphqlClient(this.url, key, this.header);
  }

  /** `body`: bytes after the headers; a POST is JSON by default. */
  async send(
    method: string,
    path: string,
    body?: string | Uint8Array,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<GraphqlAnswer> {
    const typed = method === 'POST' ? { 'content-type': 'application/json' } : {};
    const keyed = this.key === null ? {} : keyHeader(this.header, this.key);
    const all = { ...typed, ...keyed, ...headers };
    const answer = await send(this.url, path, { method, headers: all, body });
    // Every GraphQL response has this form, except pages and empty bodies.
    return { ...answer, json: answer.text === '' ? {} : (jsonOf(answer) as GraphqlBody) };
  }

  ask(
    question: GraphqlQuestion,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<GraphqlAnswer> {
    return this.send('POST', '/graphql', JSON.stringify(question), headers);
  }

  get(query: string, more = ''): Promise<GraphqlAnswer> {
    return this.send('GET', `/graphql?query=${encodeURIComponent(query)}${more}`);
  }
}

/** `field type` of each detail of the first error. */
export const detailsOf = ({ json }: GraphqlAnswer): string[] =>
  (json.errors?.[0]?.extensions.details ?? []).map(({ field, type }) => `${field} ${type}`);

export const codesOf = ({ json }: GraphqlAnswer): string[] =>
  (json.errors ?? []).map(({ extensions }) => extensions.code);
