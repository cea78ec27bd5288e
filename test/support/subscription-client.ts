/** WebSocket clients of the GraphQL path. */
import { createClient, type Client } from 'graphql-ws';
import { WebSocket, type RawData } from 'ws';
import { keyHeader, type KeyHeader } from './http-client.js';

export type SocketOptions = Readonly<{
  headers?: Readonly<Record<string, string>>;
  protocol?: string;
}>;

const PROTOCOL = 'graphql-transport-ws';

const socketUrl = (url: string): string => `${url.replace(/^http/, 'ws')}/graphql`;

/** Close code and reason; if the upgrade was refused, its HTTP status. */
export type Closing = Readonly<{ code: number; reason: string }>;

/** A raw socket without a subscription protocol. */
export class RawSocket {
  readonly socket: WebSocket;
  readonly closed: Promise<Closing>;
  readonly opened: Promise<boolean>;
  readonly messages: string[] = [];
  private received: () => void = () => undefined;

  constructor(url: string, { headers = {}, protocol = PROTOCOL }: SocketOptions = {}) {
    this.socket = new WebSocket(socketUrl(url), protocol, { headers });
    this.socket.on('error', () => undefined);
    this.socket.on('message', (bytes: RawData) => {
      this.messages.push((bytes as Buffer).toString()); // default type of binary data
      this.received();
    });
    this.opened = new Promise((resolve) => {
      this.socket.once('open', () => {
        resolve(true);
      });
      this.socket.once('close', () => {
        resolve(false);
      });
    });
    this.closed = new Promise((resolve) => {
      this.socket.once('unexpected-response', (_request, response) => {
        resolve({ code: response.statusCode ?? 0, reason: '' });
        response.resume();
      });
      this.socket.once('close', (code, reason) => {
        resolve({ code, reason: reason.toString() });
      });
    });
  }

  send(message: unknown): void {
    this.socket.send(typeof message === 'string' ? message : JSON.stringify(message));
  }

  /** @returns false if the socket was closed instead */
  async init(key: string): Promise<boolean> {
    if (!(await this.opened)) return false;
    const isAcknowledged = this.next().then((text) => text.includes('connection_ack'));
    this.send({ type: 'connection_init', payload: { apiKey: key } });
    return Promise.race([isAcknowledged, this.closed.then(() => false)]);
  }

  async next(): Promise<string> {
    while (this.messages.length === 0) {
      await new Promise<void>((resolve) => {
        this.received = resolve;
      });
    }
    return this.messages.shift() ?? '';
  }

  end(): void {
    this.socket.terminate();
  }
}

type PushedAnswer = Readonly<{
  data?: Record<string, unknown> | null;
  errors?: readonly unknown[];
}>;

type Refusal = Readonly<{
  code: string;
  details: readonly Readonly<{ field: string; type: string }>[];
}>;

export type Event = Readonly<Record<string, unknown>>;

/** Result of one subscription. `failure`: error code and details, or the close code. */
export class Following {
  readonly events: Event[] = [];
  failure: string[] | null = null;
  isComplete = false;
  readonly stop: () => void;
  private changed: () => void = () => undefined;

  constructor(client: Client, question: { query: string; variables?: Record<string, unknown> }) {
    this.stop = client.subscribe(question, {
      next: (answer) => {
        this.take(answer as PushedAnswer); // passed through by the client library
      },
      error: (failure) => {
        this.failure = wordsOf(failure);
        this.changed();
      },
      complete: () => {
        this.isComplete = true;
        this.changed();
      },
    });
  }

  async until(holds: () => boolean, withinMs = 5_000): Promise<void> {
    const end = Date.now() + withinMs;
    while (!holds()) {
      if (Date.now() > end) throw new Error(`not within ${withinMs} ms: ${JSON.stringify(this)}`);
      await new Promise<void>((resolve) => {
        this.changed = resolve;
        setTimeout(resolve, 50);
      });
    }
  }

  count(events: number): Promise<void> {
    return this.until(() => this.events.length >= events);
  }

  ended(): Promise<void> {
    return this.until(() => this.isComplete || this.failure !== null);
  }

  types(): unknown[] {
    return this.events.map(({ type }) => type);
  }

  private take({ data, errors }: PushedAnswer): void {
    if (errors !== undefined) this.failure = wordsOf(errors);
    const [event] = Object.values(data ?? {});
    if (event != null) this.events.push(event as Event); // one field of an object type
    this.changed();
  }
}

function wordsOf(failure: unknown): string[] {
  if (Array.isArray(failure)) {
    const [first] = failure as readonly { extensions: Refusal }[]; // protocol errors
    const { code = '', details = [] } = first?.extensions ?? {};
    return [code, ...details.map(({ field, type }) => `${field} ${type}`)];
  }
  const code: unknown = Reflect.get(Object(failure), 'code');
  return [`closed ${String(code)}`];
}

type KeyPlace = Readonly<{ byHeader?: boolean; name?: KeyHeader | undefined }>;

export class SubscriptionClient {
  private readonly client: Client;

  /** @param place of the key: the connection parameters or the upgrade request, and its name there */
  constructor(url: string, key: string | null, { byHeader = false, name }: KeyPlace = {}) {
    const sent = key === null ? {} : keyHeader(name ?? 'x-api-key', key);
    const headers = byHeader ? sent : {};
    const WithHeaders = class extends WebSocket {
      constructor(address: string, protocol: string) {
        super(address, protocol, { headers });
      }
    };
    this.client = createClient({
      url: socketUrl(url),
      webSocketImpl: WithHeaders,
      retryAttempts: 0,
      lazyCloseTimeout: 200,
      ...(byHeader ? {} : { connectionParams: sent }),
    });
  }

  follow(query: string, variables: Record<string, unknown> = {}): Following {
    return new Following(this.client, { query, variables });
  }

  async close(): Promise<void> {
    await this.client.dispose();
  }
}
