/** Address of the client, as seen by the trusted proxies. */
import type { IncomingMessage } from 'node:http';
import proxyAddr from '@fastify/proxy-addr';

/** See TRUST_PROXY: no proxy, all, a number of hops, or networks. */
export type TrustedProxies = boolean | number | string[];

type Trusts = (address: string, hop: number) => boolean;

/** In the form that Fastify takes. */
export function trustOf(proxies: TrustedProxies): boolean | Trusts {
  if (typeof proxies === 'boolean') return proxies;
  return typeof proxies === 'number'
    ? (_address, hop) => hop < proxies
    : proxyAddr.compile(proxies);
}

/** As `request.ip` of Fastify. Empty if the connection is gone. */
export function addressReader(proxies: TrustedProxies): (request: IncomingMessage) => string {
  const trust = trustOf(proxies);
  if (trust === false) return ({ socket }) => socket.remoteAddress ?? '';
  const trusts: Trusts = trust === true ? () => true : trust;
  return (request) => proxyAddr.all(request, trusts).at(-1) ?? '';
}
