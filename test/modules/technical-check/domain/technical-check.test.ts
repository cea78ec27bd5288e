/** Zones, chains, protocols and headers, at and around each limit. */
import { expect, test } from '@jest/globals';
import { checkTechnically } from '../../../../src/modules/technical-check/domain/technical-check.js';
import type {
  CertificateFacts,
  TechnicalInput,
} from '../../../../src/modules/technical-check/domain/technical-input.js';
import { rank } from '../../../../src/modules/technical-check/domain/technical-rules.js';
import { NO_INPUT } from './no-input.js';

const KEYS =
  'caa_missing dnssec_missing ns_single cert_expired cert_expiring cert_key cert_name ' +
  'chain_broken tls_old hsts_missing cookie server_version spf_missing mta_sts_mode sbom_version';

const rule = (key: string, severity: 'critical' | 'high' | 'medium' | 'low') => ({
  key,
  severity,
  input: 'x',
  subject: 'x',
  target: 'x',
  sources: [],
  defect: 'missing' as const,
});
const KNOWN = { rules: KEYS.split(' ').map((key) => rule(key, 'high')), ended: [] };
const NOW = new Date('2026-11-23T12:00:00Z');

const found = (input: Partial<TechnicalInput>) =>
  checkTechnically({ ...NO_INPUT, ...input }, KNOWN, NOW).map(({ rule: of, observed }) => [
    of.key,
    observed,
  ]);

const ZONE = ['@ NS a', '@ NS b', '@ CAA 0 issue "ca"', '@ DNSKEY x', '@ TXT "v=spf1 -all"'];
const zone = (...lines: readonly string[]) =>
  found({ domain: 'example.ee', zone: lines.join('\n') });

test('without files there are no findings; a zone requires its domain', () => {
  expect(found({})).toEqual([]);
  expect(found({ zone: '' })).toEqual([]);
  expect(found({ domain: 'example.ee' })).toEqual([]);
});

test.each([
  { without: '@ CAA 0 issue "ca"', is: [['caa_missing', '']] },
  { without: '@ DNSKEY x', is: [['dnssec_missing', '']] },
  { without: '@ NS b', is: [['ns_single', '1']] },
  { without: '@ TXT "v=spf1 -all"', is: [['spf_missing', '']] },
  { without: 'nothing', is: [] },
])('a zone without $without is $is', ({ without, is }) => {
  expect(zone(...ZONE.filter((line) => line !== without))).toEqual(is);
});

test('signatures belong to keys, and servers of another name are ignored', () => {
  const signed = ZONE.map((line) => (line === '@ DNSKEY x' ? '@ RRSIG x' : line));
  expect(zone(...signed)).toEqual([]);
  const delegated = ZONE.map((line) => (line === '@ NS b' ? 'sub NS b' : line));
  expect(zone(...delegated)).toEqual([['ns_single', '1']]);
});

const DAY_MS = 86_400_000;
const certificate = (change: Partial<CertificateFacts> = {}): CertificateFacts => ({
  subject: 'leaf',
  issuer: 'ca',
  names: ['example.ee'],
  bits: 2048,
  validUntil: new Date(NOW.getTime() + 31 * DAY_MS),
  ...change,
});
const CA = certificate({ subject: 'ca', issuer: 'root', names: [] });
const chain = (...certificates: readonly CertificateFacts[]) =>
  found({ domain: 'example.ee', chain: certificates });

test.each([
  { ms: 30 * DAY_MS, is: [] },
  { ms: 30 * DAY_MS - 1, is: [['cert_expiring', 'leaf, 2026-12-23']] },
  { ms: 0, is: [['cert_expiring', 'leaf, 2026-11-23']] },
  { ms: -1, is: [['cert_expired', 'leaf, 2026-11-23']] },
])('a certificate that ends in $ms ms is $is', ({ ms, is }) => {
  expect(chain(certificate({ validUntil: new Date(NOW.getTime() + ms) }), CA)).toEqual(is);
});

test.each([
  { bits: 2047, is: [['cert_key', 'leaf, RSA 2047']] },
  { bits: 2048, is: [] },
  { bits: null, is: [] },
])('a key of $bits bits is $is', ({ bits, is }) => {
  expect(chain(certificate({ bits }), CA)).toEqual(is);
});

test.each([
  { names: ['example.ee'], fits: true },
  { names: ['other.ee', 'EXAMPLE.ee'], fits: true },
  { names: ['*.ee'], fits: true },
  { names: ['*.example.ee'], fits: false },
  { names: ['x.ee'], fits: false },
  { names: [], fits: false },
])('a certificate of $names matches: $fits', ({ names, fits }) => {
  expect(chain(certificate({ names }), CA)).toEqual(fits ? [] : [['cert_name', names.join(', ')]]);
});

test('a wildcard matches one label of the domain', () => {
  const of = (domain: string) =>
    found({ domain, chain: [certificate({ names: ['*.example.ee'] }), CA] });
  expect(of('www.example.ee')).toEqual([]);
  expect(of('a.www.example.ee')).toEqual([['cert_name', '*.example.ee']]);
});

test('of many names five are listed, and without a domain none is required', () => {
  const names = ['a', 'b', 'c', 'd', 'e', 'f'];
  expect(chain(certificate({ names }), CA)).toEqual([['cert_name', 'a, b, c, d, e']]);
  expect(found({ chain: [certificate({ names })] })).toEqual([]);
  expect(chain()).toEqual([['cert_name', '']]);
});

test('a chain is linked by its issuers', () => {
  const names = ['*.example.ee', 'example.ee'];
  expect(chain(certificate({ names }), certificate({ subject: 'other' }))).toEqual([
    ['chain_broken', ''],
  ]);
});

test.each(['SSLv2', 'SSLv3', 'TLSv1.0', 'TLSv1.1'] as const)('%s is outdated', (old) => {
  expect(found({ protocols: [old, 'TLSv1.2', 'TLSv1.3'] })).toEqual([['tls_old', old]]);
});

test('several outdated protocols are one finding, new ones none', () => {
  expect(found({ protocols: ['SSLv3', 'TLSv1.1'] })).toEqual([['tls_old', 'SSLv3, TLSv1.1']]);
  expect(found({ protocols: ['TLSv1.2', 'TLSv1.3'] })).toEqual([]);
});

const HSTS = 'Strict-Transport-Security: max-age=1';
const headers = (...lines: readonly string[]) => found({ headers: lines.join('\r\n') });

test.each([
  { lines: [HSTS], is: [] },
  { lines: [' STRICT-transport-security : x'], is: [] },
  { lines: ['X: y'], is: [['hsts_missing', '']] },
  { lines: [HSTS, 'Set-Cookie: id=1; Secure; HttpOnly'], is: [] },
  { lines: [HSTS, 'set-cookie: id=1;secure;httponly'], is: [] },
  { lines: [HSTS, 'Set-Cookie: id=1; Secure'], is: [['cookie', 'id']] },
  { lines: [HSTS, 'Set-Cookie: id=1; HttpOnly'], is: [['cookie', 'id']] },
  {
    lines: [HSTS, 'Set-Cookie: a=secure httponly', 'Set-Cookie: b'],
    is: [
      ['cookie', 'a'],
      ['cookie', 'b'],
    ],
  },
  { lines: [HSTS, 'Server: nginx'], is: [] },
  { lines: [HSTS, 'Server: nginx/1.2: x'], is: [['server_version', 'nginx/1.2: x']] },
  { lines: [HSTS, 'Server: a/b'], is: [] },
])('the headers $lines are $is', ({ lines, is }) => {
  expect(headers(...lines)).toEqual(is);
});

test('lines of headers may end in a line feed alone', () => {
  expect(found({ headers: `X: y\n${HSTS}` })).toEqual([]);
});

test('the other files are checked too', () => {
  expect(found({ mtaSts: 'mode: none' })).toEqual([['mta_sts_mode', 'mode: none']]);
  const sbom = JSON.stringify({
    spdxVersion: 'x',
    packages: [{ name: 'a', licenseDeclared: 'MIT' }],
  });
  expect(found({ sbom })).toEqual([['sbom_version', '1 / 1']]);
});

test('findings are ranked by severity, then in the order of the rules', () => {
  const rules = [
    rule('a', 'low'),
    rule('b', 'critical'),
    rule('c', 'medium'),
    rule('d', 'critical'),
    rule('e', 'high'),
  ];
  const broken = ['c', 'd', 'a', 'b', 'b', 'e', 'unknown'].map((of, at) => ({
    rule: of,
    observed: String(at),
  }));
  expect(rank(broken, { rules }).map(({ rule: { key }, observed }) => key + observed)).toEqual([
    'b3',
    'b4',
    'd1',
    'e5',
    'c0',
    'a2',
  ]);
});
