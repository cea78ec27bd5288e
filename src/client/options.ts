/** What a client is made of. */
import { RETRY, type RetryOptions } from './retry.js';

export type ClientOptions = Readonly<{
  /** Address of the service, such as https://api.example.com. */
  url: string;
  /** API key; without one only the public operations answer. */
  key?: string;
  /** Language of error messages: the service words them in these two. */
  errorLanguage?: 'en' | 'et';
  /** The longest that one call may take, its repetitions not counted. */
  timeoutMs?: number;
  retry?: Partial<RetryOptions>;
  /** Instead of the platform's own. */
  fetch?: typeof globalThis.fetch;
  /** Instead of the platform's own; Node.js has one from version 22 on, else take that of `ws`. */
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

/** `signal` ends the call, its repetitions and pauses. */
export type CallOptions = Readonly<{ signal?: AbortSignal }>;

const TIMEOUT_MS = 40_000;

/** @throws TypeError where `url` is no address. */
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
