import { expect, test } from '@jest/globals';
import { isPublicAddress } from '../../../src/platform/webhooks/http-sender.js';

test.each(['8.8.8.8', '193.40.1.1', '2a00:1450:4010::1', '2606:4700::1111'])(
  '%s is public',
  (address) => {
    expect(isPublicAddress(address)).toBe(true);
  },
);

test.each([
  '0.0.0.0',
  '10.1.2.3',
  '100.64.0.1',
  '127.0.0.1',
  '127.255.255.255',
  '169.254.169.254',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.1',
  '198.18.0.1',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:127.0.0.1',
  '::ffff:8.8.8.8',
  'fe80::1',
  'fc00::1',
  'fd12::1',
  'ff02::1',
  '64:ff9b::a00:1',
  '2002:7f00:1::',
  '2001:0:1::',
  '2001:db8::1',
  'x',
  '',
])('%s is not public', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});
