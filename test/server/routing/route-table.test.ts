import { expect, test } from '@jest/globals';
import { loggedUrl } from '../../../src/server/routing/route-table.js';

const ID = '00000000-0000-4000-8000-000000000001';

test.each([
  ['/v1/scoping', '/v1/scoping'],
  ['/v1/graph/search?text=secret', '/v1/graph/search'],
  ['/v1/framework-mapping/what a caller says', '/v1/framework-mapping/***'],
  [`/v1/orders/${ID}/cancel`, `/v1/orders/${ID}/cancel`],
  ['/v1/orders/nis2_live_client_x', '/v1/orders/***'],
  ['/v1/download/AAAA', '/v1/download/***'],
  ['/v1/download', '/v1/download'],
  ['/pay?keel=et', '/pay'],
  ['/pay/cs_test_1', '/pay/***'],
  ['/v1/invoices/INV-2026-00001/download', '/v1/invoices/***/download'],
  ['/nobody/knows?it', '/***/***'],
  ['/.well-known/jwks.json', '/.well-known/jwks.json'],
  ['', ''],
])('%s is logged as %s', (url, logged) => {
  expect(loggedUrl(url)).toBe(logged);
});

test('a path of many parts is truncated', () => {
  expect(loggedUrl('/a'.repeat(1_000)).length).toBeLessThan(50);
});
