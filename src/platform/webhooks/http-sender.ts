/**
 * Sends webhooks: one POST, no redirects, five seconds, bounded response. The resolved address is checked when
 * connecting.
 */
import { channel } from 'node:diagnostics_channel';
import { lookup } from 'node:dns';
import http from 'node:http';
import https from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import { Webhook } from 'standardwebhooks';
import { DEPENDENCY_CALLED, type DependencyCall } from '../../shared/telemetry.js';
import { isWebhookUrl } from '../../modules/webhooks/domain/webhook.js';
import type {
  AttemptOutcome,
  WebhookMessage,
  WebhookSender,
} from '../../modules/webhooks/webhooks.ports.js';

const SPECIAL = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const) {
  SPECIAL.addSubnet(network, prefix, 'ipv4');
}
/** Within the global unicast range. */
for (const [network, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const) {
  SPECIAL.addSubnet(network, prefix, 'ipv6');
}

const GLOBAL = new BlockList();
GLOBAL.addSubnet('2000::', 3, 'ipv6');

/** Also false for a text that is not an address. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !SPECIAL.check(address, 'ipv4');
  return family === 6 && GLOBAL.check(address, 'ipv6') && !SPECIAL.check(address, 'ipv6');
}

/** Names that are not in the public DNS: RFC 6761, RFC 6762; `internal` is reserved by ICANN. */
const LOCAL_NAME = /(?:^|\.)(?:localhost|local|internal)\.?$/i;

/** Limit for a receiver's answer. */
export const ANSWER_WITHIN_MS = 5_000;
const MAX_ANSWER_BYTES = 65_536;
const USER_AGENT = 'nis2-compliance-gateway-webhooks/1';
const PRIVATE = 'EPRIVATE';

class PrivateAddressError extends Error {
  readonly code = PRIVATE;
}

/** Node's lookup, public addresses only. */
const publicLookup: LookupFunction = (hostname, options, report) => {
  lookup(hostname, { ...options, all: true }, (failure, addresses) => {
    const found =
      failure === null ? addresses.filter(({ address }) => isPublicAddress(address)) : [];
    const [first] = found;
    if (first === undefined) {
      report(failure ?? new PrivateAddressError(hostname), '', 0);
    } else if (options.all === true) {
      report(null, found);
    } else {
      report(null, first.address, first.family);
    }
  });
};

type Failure = Readonly<{ name?: unknown; code?: unknown }>;

/** Codes only: network messages may contain internal addresses. */
function problemOf(failure: unknown): string {
  const { name, code } = Object(failure) as Failure; // any object may have them
  if (name === 'TimeoutError' || name === 'AbortError') return 'timeout';
  if (code === PRIVATE) return 'private_address';
  return typeof code === 'string' ? code.toLowerCase().slice(0, 60) : 'failed';
}

/** Up to a limit, so that the receiver can finish. */
function drain(response: http.IncomingMessage): Promise<void> {
  return new Promise((resolve, reject) => {
    let bytes = 0;
    response.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > MAX_ANSWER_BYTES) response.destroy();
    });
    response.once('close', resolve);
    response.once('error', reject);
  });
}

const dependencyCalled = channel(DEPENDENCY_CALLED);

/** A response other than 2xx counts as refused. */
function measured(outcome: AttemptOutcome, ms: number): AttemptOutcome {
  const refused = outcome.status === null ? 'unavailable' : 'refused';
  const call: DependencyCall = {
    service: 'webhook',
    outcome: outcome.isDelivered ? 'ok' : refused,
    ms,
  };
  dependencyCalled.publish(call);
  return outcome;
}

export class HttpWebhookSender implements WebhookSender {
  /** @param withinMs limit for a receiver's answer */
  constructor(
    private readonly options: Readonly<{ allowsPrivate: boolean }>,
    private readonly withinMs = ANSWER_WITHIN_MS,
  ) {}

  mayReceive(url: string): boolean {
    const { allowsPrivate } = this.options;
    if (!isWebhookUrl(url, allowsPrivate) || !URL.canParse(url)) return false;
    // Normalises every spelling of an IPv4 address.
    const parsed = new URL(url).hostname.replace(/^\[|\]$/g, '');
    const isPublic = isIP(parsed) === 0 ? !LOCAL_NAME.test(parsed) : isPublicAddress(parsed);
    return allowsPrivate || isPublic;
  }

  async send(message: WebhookMessage): Promise<AttemptOutcome> {
    if (!this.mayReceive(message.url)) {
      return { isDelivered: false, status: null, problem: 'private_address' };
    }
    const begun = performance.now();
    return measured(await this.attempt(message), performance.now() - begun);
  }

  private async attempt(message: WebhookMessage): Promise<AttemptOutcome> {
    try {
      const status = await this.post(message);
      const isDelivered = status >= 200 && status < 300;
      return { isDelivered, status, problem: isDelivered ? null : 'status' };
    } catch (failure) {
      return { isDelivered: false, status: null, problem: problemOf(failure) };
    }
  }

  private async post(message: WebhookMessage): Promise<number> {
    const request = this.open(message);
    const response = await new Promise<http.IncomingMessage>((resolve, reject) => {
      request.once('response', resolve);
      request.once('error', reject);
      request.end(message.body);
    });
    const { statusCode = 0 } = response;
    await drain(response).catch(() => undefined);
    return statusCode;
  }

  private open({ id, url, body, secrets, at }: WebhookMessage): http.ClientRequest {
    const address = new URL(url);
    const { request } = address.protocol === 'https:' ? https : http;
    const signatures = secrets.map((secret) => new Webhook(secret).sign(id, at, body));
    return request(address, {
      method: 'POST',
      agent: false,
      signal: AbortSignal.timeout(this.withinMs),
      ...(this.options.allowsPrivate ? {} : { lookup: publicLookup }),
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'content-length': Buffer.byteLength(body),
        'user-agent': USER_AGENT,
        'webhook-id': id,
        'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
        'webhook-signature': signatures.join(' '),
      },
    });
  }
}
