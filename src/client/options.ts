/** Options of the client. */
import { RETRY, type RetryOptions } from './retry.js';

export type ClientOptions = Readonly<{
  /** Such as https://api.example.com. */
  url: string;
  /** API key; without one only public operations are available. */
  key?: string;
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
  key: string | undefined;
  timeoutMs: number;
  retry: RetryOptions;
  fetch: typeof globalThis.fetch;
  WebSocket: unknown;
}>;

/** `signal` aborts the call, its retries and pauses. */
export type CallOptions = Readonly<{ signal?: AbortSignal }>;

const TIMEOUT_MS = 40_000;

/** @throws TypeError if `url` is invalid */
export function toSettings(options: ClientOptions): Settings {
  const { href } = new URL(options.url);
  return {
    url: href.replace(/\/+$/, ''),
    key: options.key,
    headers: {
      'accept-language': options.errorLanguage ?? 'en',
      ...(options.key === undefined ? {} : { 'x-api-key': options.key }),
    },
    timeoutMs: options.timeoutMs ?? TIMEOUT_MS,
    retry: { ...RETRY, ...options.retry },
    fetch: options.fetch ?? ((input, init) => globalThis.fetch(input, init)),
    WebSocket: options.WebSocket,
  };
}
