/** The address by which limits of callers without a key count. */
import type { IncomingMessage } from 'node:http';
import { expect, test } from '@jest/globals';
import { addressReader, type TrustedProxies } from '../../../src/server/http/client-address.js';

const request = (forwarded: string | undefined): IncomingMessage =>
  ({
    socket: { remoteAddress: '10.0.0.1' },
    headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
  }) as unknown as IncomingMessage; // the only members that are read

test.each<{ proxies: TrustedProxies; forwarded?: string; address: string }>([
  { proxies: false, address: '10.0.0.1' },
  { proxies: false, forwarded: '192.0.2.7', address: '10.0.0.1' },
  { proxies: true, address: '10.0.0.1' },
  { proxies: true, forwarded: '192.0.2.7, 192.0.2.8', address: '192.0.2.7' },
  { proxies: 1, forwarded: '192.0.2.7, 192.0.2.8', address: '192.0.2.8' },
  { proxies: 2, forwarded: '192.0.2.7, 192.0.2.8', address: '192.0.2.7' },
  { proxies: ['10.0.0.0/8'], forwarded: '192.0.2.7, 10.0.0.9', address: '192.0.2.7' },
  { proxies: ['10.9.0.0/16'], forwarded: '192.0.2.7', address: '10.0.0.1' },
])('$forwarded through proxies $proxies is $address', ({ proxies, forwarded, address }) => {
  expect(addressReader(proxies)(request(forwarded))).toBe(address);
});
