/** Subscriptions that reconnect after the last event: none is repeated or missed. graphql-ws handles one connection. */
import type { Client } from 'graphql-ws';
import { ExponentialBackoff } from 'cockatiel';
import { failureOfGraphql } from './answers.js';
import { isClientFailure, toClientFailure, type ClientFailure } from './errors.js';
import type { Document } from './graphql-transport.js';
import type { KeySource, Settings } from './options.js';
import { pause } from './pause.js';

export type FollowOptions = Readonly<{
  /** `event_id` of the last known event; later events follow. */
  after?: string | undefined;
  signal?: AbortSignal | undefined;
}>;

type Followed<Event, Variables> = Readonly<{
  document: Document<Readonly<Record<string, Event>>, Variables & { after?: string | null }>;
  variables: Variables;
}>;

/** Ping interval and timeout, to detect dead connections. Milliseconds. */
const SIGN_EVERY_MS = 12_000;
const SIGN_WITHIN_MS = 8_000;

/** Consecutive failures before the error is thrown; each pause is longer. */
const MAX_FAILED_ATTEMPTS = 8;

const NO_HEAD = { status: 200, headers: new Headers() };

const closing = (code: string, message: string): ClientFailure =>
  toClientFailure({ code, message, requestId: null, details: [], retryAfter: null, status: null });

/** From GraphQL errors or a close event of the socket. */
function toFailure(cause: unknown): ClientFailure {
  if (Array.isArray(cause)) return failureOfGraphql(cause, NO_HEAD);
  const code = Number(Reflect.get(Object(cause), 'code'));
  const reason = String(Reflect.get(Object(cause), 'reason') ?? '');
  if (code === 4403 || code === 4401) return closing('UNAUTHORIZED', 'the socket was refused');
  if (code === 4500) return closing('INTERNAL_ERROR', reason);
  // The close reason is the error code.
  return closing(reason, `the socket was closed: ${code} ${reason}`);
}

const PASSING: readonly ClientFailure['code'][] = [
  'UNREACHABLE',
  'RATE_LIMITED',
  'UPSTREAM_UNAVAILABLE',
];

async function paramsOf(key: string | KeySource): Promise<Record<string, unknown>> {
  const apiKey = typeof key === 'string' ? key : await key();
  return apiKey === undefined ? {} : { apiKey };
}

/** Terminated if a ping is not answered in time. Loaded when it is needed, to keep pages small. */
async function connect({ url, key, WebSocket }: Settings): Promise<Client> {
  const { createClient } = await import('./socket.js');
  let overdue: ReturnType<typeof setTimeout> | undefined;
  const client: Client = createClient({
    url: `${url.replace(/^http/, 'ws')}/graphql`,
    retryAttempts: 0,
    keepAlive: SIGN_EVERY_MS,
    ...(WebSocket === undefined ? {} : { webSocketImpl: WebSocket }),
    ...(key === undefined ? {} : { connectionParams: () => paramsOf(key) }),
    on: {
      ping: (isReceived) => {
        if (!isReceived)
          overdue = setTimeout(() => {
            client.terminate();
          }, SIGN_WITHIN_MS);
      },
      pong: (isReceived) => {
        if (isReceived) clearTimeout(overdue);
      },
      closed: () => {
        clearTimeout(overdue);
      },
    },
  });
  return client;
}

async function* once<Event, Variables extends object>(
  settings: Settings,
  { document, variables }: Followed<Event, Variables>,
  { after, signal }: FollowOptions,
): AsyncGenerator<Event, void, undefined> {
  const client = await connect(settings);
  const stop = (): void => {
    void client.dispose();
  };
  signal?.addEventListener('abort', stop);
  try {
    const payload = { query: String(document), variables: { ...variables, after: after ?? null } };
    for await (const { data, errors } of client.iterate<Record<string, Event>>(payload)) {
      if (errors !== undefined) throw failureOfGraphql(errors, NO_HEAD);
      yield* Object.values(data ?? {});
    }
  } catch (cause) {
    throw isClientFailure(cause) ? cause : toFailure(cause);
  } finally {
    signal?.removeEventListener('abort', stop);
    await client.dispose();
  }
}

const pauses = () => new ExponentialBackoff({ initialDelay: 250, maxDelay: 20_000 }).next();

/** Pauses grow until an event arrives. */
function makePatience() {
  let backoff = pauses();
  let vain = 0;
  return {
    renew: (): void => {
      vain = 0;
      backoff = pauses();
    },
    /** @throws the failure if it is permanent or there were too many */
    endure: async (failure: unknown, signal: AbortSignal | undefined): Promise<void> => {
      const isPassing = isClientFailure(failure) && PASSING.includes(failure.code);
      vain += 1;
      if (!isPassing || vain > MAX_FAILED_ATTEMPTS) throw failure;
      await pause(backoff.duration, signal);
      backoff = backoff.next(undefined);
    },
  };
}

const hasEnded = (signal: AbortSignal | undefined): boolean => signal?.aborted === true;

/**
 * Every event once and in order, until the service or the signal ends the subscription.
 * @throws ClientFailure if the subscription is rejected or the service stays unreachable
 */
export async function* follow<
  Event extends { readonly event_id: string },
  Variables extends object,
>(
  settings: Settings,
  followed: Followed<Event, Variables>,
  { after, signal }: FollowOptions = {},
): AsyncGenerator<Event, void, undefined> {
  let last = after;
  const patience = makePatience();
  while (!hasEnded(signal)) {
    try {
      for await (const event of once(settings, followed, { after: last, signal })) {
        last = event.event_id;
        patience.renew();
        yield event;
      }
      return;
    } catch (failure) {
      if (hasEnded(signal)) return;
      await patience.endure(failure, signal);
    }
  }
}
