import { expect, test } from '@jest/globals';
import { addressBucket } from '../../../src/shared/limits/address-bucket.js';

test.each([
  { address: '192.0.2.7', bucket: '192.0.2.7' },
  { address: '::ffff:192.0.2.7', bucket: '192.0.2.7' },
  { address: '2001:db8:1:2:3:4:5:6', bucket: '2001:db8:1:2::/64' },
  { address: '2001:DB8:0001:0002::6', bucket: '2001:db8:1:2::/64' },
  { address: '2001:db8::6', bucket: '2001:db8:0:0::/64' },
  { address: 'fe80::1%eth0', bucket: 'fe80:0:0:0::/64' },
  { address: '::1', bucket: '0:0:0:0::/64' },
])('$address counts as $bucket', ({ address, bucket }) => {
  expect(addressBucket(address)).toBe(bucket);
});
