/** Options of the client. */
import { RETRY, type RetryOptions } from './retry.js';

/** An access token expires, so it may differ from request to request. Undefined: no key. */
export type KeySource = () => Promise<string | undefined>;

export type ClientOptions = Readonly<{
  /** Such as https://api.example.com. */
  url: string;
  /**
   * API key, or a function that returns a key or access token and is called for each request; without one only public
   * operations are available.
   */
  key?: string | KeySource;
  /** Language of error messages. */
  errorLanguage?: 'en' | 'et';
  /** Timeout of one attempt, without retries. */
  timeoutMs?: number;
  retry?: Partial<RetryOptions>;
  fetch?: typeof globalThis.fetch;
  /** Replaces the platform's WebSocket; required before Node.js 22, for example from `ws`. */
  WebSocket?: unknown;
}>;

export type Settings = Readonly<{
  url: string;
  headers: Readonly<Record<string, string>>;
  key: string | KeySource | undefined;
  timeoutMs: number;
  retry: RetryOptions;
  fetch: typeof globalThis.fetch;
  WebSocket: unknown;
}>;

/** `signal` aborts the call, its retries and pauses. */
export type CallOptions = Readonly<{ signal?: AbortSignal }>;

const TIMEOUT_MS = 40_000;

type Fetch = typeof globalThis.fetch;

const withKeyOf =
  (source: KeySource, send: Fetch): Fetch =>
  async (input, init) => {
    const key = await source();
    if (key === undefined) return send(input, init);
    const headers = new Headers(init?.headers ?? (input instanceof Request ? input.headers : {}));
    headers.set('authorization', `Bearer ${key}`);
    return send(input, { ...init, headers });
  };

/** @throws TypeError if `url` is invalid */
export function toSettings(options: ClientOptions): Settings {
  const { href } = new URL(options.url);
  const send: Fetch = options.fetch ?? ((input, init) => globalThis.fetch(input, init));
  return {
    url: href.replace(/\/+$/, ''),
    key: options.key,
    headers: {
      'accept-language': options.errorLanguage ?? 'en',
      ...(typeof options.key === 'string' ? { 'x-api-key': options.key } : {}),
    },
    timeoutMs: options.timeoutMs ?? TIMEOUT_MS,
    retry: { ...RETRY, ...options.retry },
    fetch: typeof options.key === 'function' ? withKeyOf(options.key, send) : send,
    WebSocket: options.WebSocket,
  };
}
