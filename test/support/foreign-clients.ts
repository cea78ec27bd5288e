/** GraphQL clients that others wrote, with the few members that tests use. */

type Asked = Readonly<{ query: unknown; variables?: object; fetchPolicy?: string }>;
type Result = Readonly<{ data?: unknown; error?: unknown }>;

type Apollo = Readonly<{
  ApolloClient: new (options: object) => {
    query: (asked: Asked) => Promise<Result>;
    stop: () => void;
  };
  InMemoryCache: new () => object;
  HttpLink: new (options: object) => object;
  gql: (text: string) => unknown;
}>;

type ApolloPersisted = Readonly<{
  PersistedQueryLink: new (options: object) => { concat: (link: object) => object };
}>;

type Urql = Readonly<{
  Client: new (options: object) => {
    query: (text: string, variables: object) => { toPromise: () => Promise<Result> };
  };
  fetchExchange: unknown;
}>;

type UrqlPersisted = Readonly<{ persistedExchange: (options: object) => unknown }>;

type SseClient = Readonly<{
  subscribe: (
    asked: Readonly<{ query: string; variables?: object }>,
    sink: Readonly<{
      next: (answer: Readonly<Record<string, unknown>>) => void;
      error: (failure: unknown) => void;
      complete: () => void;
    }>,
  ) => () => void;
  dispose: () => void;
}>;

type Sse = Readonly<{ createClient: (options: object) => SseClient }>;

/** Not by a literal: only these tests need the package. */
const load = (name: string): Promise<unknown> => import(name);

export const apollo = async () => ({
  ...((await load('@apollo/client')) as Apollo),
  ...((await load('@apollo/client/link/persisted-queries')) as ApolloPersisted),
});

export const urql = async () => ({
  ...((await load('@urql/core')) as Urql),
  ...((await load('@urql/exchange-persisted')) as UrqlPersisted),
});

export const sse = async () => (await load('graphql-sse')) as Sse;

/** A `fetch` that records what was sent, in the form `GET hash` or `POST hash+text`. */
export function recordingFetch(): Readonly<{ sent: string[]; fetch: typeof fetch }> {
  const sent: string[] = [];
  const record: typeof fetch = (input, init) => {
    const url = decodeURIComponent(input instanceof Request ? input.url : input.toString());
    const all = `${url}${typeof init?.body === 'string' ? init.body : ''}`;
    const parts = [
      ...(all.includes('sha256Hash') ? ['hash'] : []),
      ...(/[?&]query=|"query":/.test(all) ? ['text'] : []),
    ];
    sent.push(`${init?.method ?? 'GET'} ${parts.join('+')}`);
    return fetch(input, init);
  };
  return { sent, fetch: record };
}
