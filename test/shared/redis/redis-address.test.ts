import { expect, test } from '@jest/globals';
import { readRedisAddress } from '../../../src/shared/redis/redis-address.js';

const NO_LOGIN = { username: null, password: null };
const SINGLE = {
  topology: 'single',
  socketPath: null,
  isTls: false,
  login: NO_LOGIN,
  db: 0,
  family: 0,
  sentinel: null,
};
const at = (...places: readonly [string, number][]) =>
  places.map(([host, port]) => ({ host, port }));

test.each([
  ['redis://cache', { ...SINGLE, hosts: at(['cache', 6379]) }],
  ['redis://', { ...SINGLE, hosts: at(['localhost', 6379]) }],
  ['valkeys://cache:7000/3', { ...SINGLE, isTls: true, db: 3, hosts: at(['cache', 7000]) }],
  ['redis://[::1]:7000?family=6', { ...SINGLE, family: 6, hosts: at(['::1', 7000]) }],
  [
    'rediss://us%40er:p%2Fw@cache/',
    {
      ...SINGLE,
      isTls: true,
      login: { username: 'us@er', password: 'p/w' },
      hosts: at(['cache', 6379]),
    },
  ],
  [
    'redis://:pw@cache',
    { ...SINGLE, login: { username: null, password: 'pw' }, hosts: at(['cache', 6379]) },
  ],
  [
    'redis://a:1,b,c:3',
    { ...SINGLE, topology: 'cluster', hosts: at(['a', 1], ['b', 6379], ['c', 3]) },
  ],
  ['redis-cluster://a:1', { ...SINGLE, topology: 'cluster', hosts: at(['a', 1]) }],
  ['unix:///run/redis.sock?db=2', { ...SINGLE, hosts: [], socketPath: '/run/redis.sock', db: 2 }],
  ['redis+socket:///run/redis.sock', { ...SINGLE, hosts: [], socketPath: '/run/redis.sock' }],
  [
    'redis-sentinel://u:p@a,b:7/main/4?sentinel_username=s&sentinel_password=t%26',
    {
      ...SINGLE,
      topology: 'sentinel',
      hosts: at(['a', 26_379], ['b', 7]),
      db: 4,
      login: { username: 'u', password: 'p' },
      sentinel: { masterName: 'main', login: { username: 's', password: 't&' } },
    },
  ],
  [
    'rediss+sentinel://a/2#main',
    {
      ...SINGLE,
      topology: 'sentinel',
      hosts: at(['a', 26_379]),
      db: 2,
      isTls: true,
      sentinel: { masterName: 'main', login: NO_LOGIN },
    },
  ],
])('%s is accepted', (text, address) => {
  expect(readRedisAddress(text)).toEqual(address);
});

test.each([
  ['http://cache', 'must be redis://'],
  ['cache:6379', 'must be redis://'],
  ['redis://cache:x', '"cache:x" is not host:port'],
  ['redis://a:70000', '"a:70000" is not host:port'],
  ['redis://a,,b', '"" is not host:port'],
  ['redis://a/one', 'the database must be a whole number'],
  ['redis://a,b/1', 'a Redis Cluster has no database but 0'],
  ['redis-sentinel://a:26379', 'a Sentinel needs the name of its master'],
  ['unix://host/path', 'a socket needs an absolute path'],
  ['redis://%zz@a', 'must percent-encode'],
])('%s is refused: %s', (text, reason) => {
  expect(() => readRedisAddress(text)).toThrow(reason);
});
