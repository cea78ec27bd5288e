/** Findings on files from a client. */
import { expect, test } from '@jest/globals';
import { presentLaw } from '../../../src/app/knowledge.js';
import { checkTechnically } from '../../../src/modules/technical-check/domain/technical-check.js';
import type { TechnicalInput } from '../../../src/modules/technical-check/domain/technical-input.js';
import { readZone } from '../../../src/modules/technical-check/domain/zone.js';
import { createTexts } from '../../../src/platform/i18n/i18n-texts.js';
import { LANGUAGES } from '../../../src/shared/language.js';
import { message } from '../../../src/shared/message.js';
import { NO_INPUT } from './domain/no-input.js';

const { technicalCheck, texts } = presentLaw().knowledge;
const NOW = new Date('2026-11-23T00:00:00Z');
const KEY = 'A'.repeat(392);
const GOOD_ZONE = `$ORIGIN example.ee.
$TTL 3600
@ IN SOA ns1.example.ee. admin.example.ee. (
    1 ; serial
    7200 3600 1209600 3600 )
@ IN NS ns1.example.ee.
  IN NS ns2.example.net.
@ IN MX 10 mail.example.ee.
@ IN TXT "v=spf1 mx include:_spf.example.net " "-all"
_dmarc IN TXT "v=DMARC1; p=reject; rua=mailto:d@example.ee"
s1._domainkey IN TXT ( "v=DKIM1; k=rsa; "
   "p=${KEY}" )
_mta-sts IN TXT "v=STSv1; id=1"
@ IN CAA 0 issue "ca.example"
@ IN DNSKEY 257 3 13 abc
`;

const found = (input: Partial<TechnicalInput>) =>
  checkTechnically({ ...NO_INPUT, ...input }, technicalCheck, NOW).map(({ rule }) => rule.key);

const inZone = (zone: string) => found({ domain: 'example.ee', zone });

test('multi-line records, relative names and omitted names are read', () => {
  const zone = readZone(GOOD_ZONE, 'example.ee');
  expect(zone.filter(({ type }) => type === 'NS').map(({ name }) => name)).toEqual([
    'example.ee',
    'example.ee',
  ]);
  expect(zone.find(({ name }) => name === '_dmarc.example.ee')?.data).toContain('p=reject');
  expect(zone.find(({ data }) => data.startsWith('v=spf1'))?.data).toBe(
    'v=spf1 mx include:_spf.example.net -all',
  );
});

test('an empty check and a sound zone have no findings', () => {
  expect(found({})).toEqual([]);
  expect(inZone(GOOD_ZONE)).toEqual([]);
});

test.each([
  ['v=spf1 mx include:_spf.example.net " "-all', 'v=spf1 mx +all', ['spf_open']],
  ['-all"', `${'include:a.example '.repeat(11)}-all"`, ['spf_lookups']],
  ['v=spf1', 'spf', ['spf_missing']],
  ['p=reject', 'p=none', ['dmarc_none']],
  ['v=DMARC1', 'x', ['dmarc_missing']],
  [KEY, 'A'.repeat(216), ['dkim_key']],
  ['s1._domainkey', 's1', ['dkim_missing']],
  ['_mta-sts', 'x', ['mta_sts_missing']],
  ['@ IN CAA', '@ IN PTR', ['caa_missing']],
  ['@ IN DNSKEY', '@ IN PTR', ['dnssec_missing']],
  ['  IN NS ns2.example.net.\n', '', ['ns_single']],
])('%s as %s gives %j', (from, to, rules) => {
  expect(inZone(GOOD_ZONE.replace(from, to))).toEqual(rules);
});

const CERTIFICATE = {
  subject: 'CN=example.ee',
  issuer: 'CN=CA',
  names: ['*.example.ee', 'example.ee'],
  validUntil: new Date('2027-06-01'),
  bits: 2048,
};

test.each([
  [{}, []],
  [{ validUntil: new Date('2026-11-01') }, ['cert_expired']],
  [{ validUntil: new Date('2026-12-10') }, ['cert_expiring']],
  [{ bits: 1024 }, ['cert_key']],
  [{ names: ['other.ee', '*.other.ee'] }, ['cert_name']],
  [{ issuer: 'CN=Other' }, ['chain_broken']],
])('a certificate with %j gives %j', (over, rules) => {
  const root = { ...CERTIFICATE, subject: 'CN=CA', issuer: 'CN=CA', bits: null };
  expect(found({ domain: 'example.ee', chain: [{ ...CERTIFICATE, ...over }, root] })).toEqual(
    rules,
  );
});

test('outdated protocols, headers and policies are found, most severe first', () => {
  const headers = 'HTTP/1.1 200 OK\r\nServer: nginx/1.18.0\r\nSet-Cookie: sid=1; Path=/\r\n';
  const protocols = ['TLSv1.0', 'TLSv1.3'] as const;
  expect(found({ headers, protocols, mtaSts: 'version: STSv1\nmode: testing\n' })).toEqual([
    'tls_old',
    'hsts_missing',
    'cookie',
    'mta_sts_mode',
    'server_version',
  ]);
});

test('components without version or licence, and those out of support, are counted', () => {
  const components = [
    { name: 'openssl', version: '1.1.1w', licenses: [{ license: { id: 'OpenSSL' } }] },
    { name: 'nodejs', version: '18.2.0' },
    { name: 'left-pad' },
  ];
  const sbom = JSON.stringify({ bomFormat: 'CycloneDX', components });
  expect(found({ sbom })).toEqual(['sbom_ended', 'sbom_version', 'sbom_licence']);
  const packages = [{ name: 'a', versionInfo: '1', licenseDeclared: 'MIT' }];
  expect(found({ sbom: JSON.stringify({ spdxVersion: 'SPDX-2.3', packages }) })).toEqual([]);
});

test.each(LANGUAGES)('every rule has its texts in %s', (language) => {
  const localizer = createTexts(texts);
  for (const { defect, severity } of technicalCheck.rules) {
    for (const key of [`defect.${defect}`, `severity.${severity}`]) {
      expect(localizer.localize(message(`technical:${key}`), language)).not.toContain('technical');
    }
  }
});
