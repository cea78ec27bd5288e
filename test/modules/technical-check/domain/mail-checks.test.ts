/** SPF, DKIM, DMARC and MTA-STS, record by record. */
import { expect, test } from '@jest/globals';
import {
  mailChecks,
  policyChecks,
} from '../../../../src/modules/technical-check/domain/mail-checks.js';
import type { ZoneRecord } from '../../../../src/modules/technical-check/domain/zone.js';

const DOMAIN = 'example.ee';
const text = (name: string, data: string, type = 'TXT'): ZoneRecord => ({ name, type, data });

const SPF = text(DOMAIN, 'v=spf1 mx -all');
const DKIM = text(`s1._domainkey.${DOMAIN}`, `v=DKIM1; k=rsa; p=${'A'.repeat(392)}`);
const DMARC = text(`_dmarc.${DOMAIN}`, 'v=DMARC1; p=reject');
const STS = text(`_mta-sts.${DOMAIN}`, 'v=STSv1; id=1');

const broken = (...zone: readonly ZoneRecord[]) =>
  mailChecks(zone, DOMAIN).map(({ rule, observed }) => [rule, observed]);

const withSpf = (...records: readonly string[]) =>
  broken(...records.map((record) => text(DOMAIN, record)), DKIM, DMARC, STS);

test('a sound zone breaks no rule, an empty one has no findings', () => {
  expect(broken(SPF, DKIM, DMARC, STS)).toEqual([]);
  expect(broken()).toEqual([
    ['spf_missing', ''],
    ['dkim_missing', ''],
    ['dmarc_missing', ''],
    ['mta_sts_missing', ''],
  ]);
});

test('records of another name or type are ignored', () => {
  const others = [text(`www.${DOMAIN}`, SPF.data), text(DOMAIN, SPF.data, 'MX')];
  expect(broken(...others, DKIM, DMARC, STS)).toEqual([['spf_missing', '']]);
});

test.each([
  { record: 'v=spf1 -all', is: [] },
  { record: 'V=SPF1 -ALL', is: [] },
  { record: 'v=spf1 ~all', is: [] },
  { record: 'v=spf1 redirect=_spf.example.net', is: [] },
  { record: 'v=spf1', is: [['spf_open', 'v=spf1']] },
  { record: 'v=spf1 +all', is: [['spf_open', 'v=spf1 +all']] },
  { record: 'v=spf1 all', is: [['spf_open', 'v=spf1 all']] },
  { record: 'v=spf1 -all.example', is: [['spf_open', 'v=spf1 -all.example']] },
  {
    record: `v=spf1 x-all ${'y'.repeat(99)}`,
    is: [['spf_open', `v=spf1 x-all ${'y'.repeat(87)}`]],
  },
  { record: 'v=spf10 -all', is: [['spf_missing', '']] },
  { record: 'x v=spf1 -all', is: [['spf_missing', '']] },
])('the record $record is $is', ({ record, is }) => {
  expect(withSpf(record)).toEqual(is);
});

test('two records are a finding', () => {
  expect(withSpf('v=spf1 -all', 'v=spf1 -all', 'v=spf1 -all')).toEqual([
    ['spf_multiple', '3 × v=spf1'],
  ]);
});

test.each([
  'include:a.example',
  '+include:a',
  '?include:a',
  '~include:a',
  '-include:a',
  'a',
  'a:b.example',
  'a/24',
  'mx',
  'mx:b',
  'mx/24',
  'ptr',
  'ptr:b',
  'exists:b',
  '-exists:b',
])('the term %s is one of ten permitted queries', (term) => {
  const record = (count: number) => `v=spf1 ${`${term} `.repeat(count)}-all`;
  expect(withSpf(record(10))).toEqual([]);
  expect(withSpf(record(11))).toEqual([['spf_lookups', '11']]);
});

test.each(['ip4:192.0.2.1', 'ax:b', 'mxa', 'all', 'exp=a', 'xinclude:a', 'x-a', 'xredirect=b'])(
  'the term %s is not a query',
  (term) => {
    expect(withSpf(`v=spf1 ${`${term} `.repeat(11)}-all`)).toEqual([]);
  },
);

test('a redirection is a query', () => {
  expect(withSpf(`v=spf1 ${'mx '.repeat(10)}redirect=b`)).toEqual([['spf_lookups', '11']]);
});

const key = (data: string, type = 'TXT') =>
  broken(SPF, { ...DKIM, type, data }, DMARC, STS).map(([, observed]) => observed);
const SHORT = `s1._domainkey.${DOMAIN}, RSA < 2048`;

test.each([
  { data: `p=${'A'.repeat(386)}`, is: [SHORT] },
  { data: `p=${'A'.repeat(387)}`, is: [] },
  { data: `v=DKIM1;p=${'A'.repeat(100)};t=s`, is: [SHORT] },
  { data: `v=DKIM1;  p=${'A '.repeat(100)}`, is: [SHORT] },
  { data: `k=ed25519; p=${'A'.repeat(44)}`, is: [] },
  { data: `K=ED25519; p=${'A'.repeat(44)}`, is: [] },
  { data: 'v=DKIM1; p=', is: [] },
  { data: `v=DKIM1; xp=${'A'.repeat(44)}`, is: [] },
  { data: 'v=DKIM1', is: [] },
])('the key $data is $is', ({ data, is }) => {
  expect(key(data)).toEqual(is);
});

test('a short key is a finding of its own rule', () => {
  expect(broken(SPF, { ...DKIM, data: 'p=AAAA' }, DMARC, STS)).toEqual([['dkim_key', SHORT]]);
});

test('an alias of a key is not measured, and a key of another name is ignored', () => {
  expect(key('p=AAAA', 'CNAME')).toStrictEqual([]);
  expect(broken(SPF, { ...DKIM, name: 's1._domainkey.example.lv' }, DMARC, STS)).toEqual([
    ['dkim_missing', ''],
  ]);
});

test.each([
  { data: 'v=DMARC1; p=quarantine', is: [] },
  { data: 'V=dmarc1;P=Reject', is: [] },
  { data: 'v=DMARC1; p=none', is: [['dmarc_none', 'p=none']] },
  { data: 'v=DMARC1; sp=reject', is: [['dmarc_none', 'p=']] },
  { data: 'v=DMARC1', is: [['dmarc_none', 'p=']] },
  { data: 'x v=DMARC1; p=reject', is: [['dmarc_missing', '']] },
])('the policy $data is $is', ({ data, is }) => {
  expect(broken(SPF, DKIM, { ...DMARC, data }, STS)).toEqual(is);
});

test.each([
  { policy: 'version: STSv1\nmode: enforce\nmx: *', is: [] },
  { policy: 'Mode:Enforce', is: [] },
  { policy: 'mode: testing', is: [{ rule: 'mta_sts_mode', observed: 'mode: testing' }] },
  { policy: 'xmode: enforce', is: [{ rule: 'mta_sts_mode', observed: 'mode: ' }] },
  { policy: '', is: [{ rule: 'mta_sts_mode', observed: 'mode: ' }] },
])('the file $policy of MTA-STS is $is', ({ policy, is }) => {
  expect(policyChecks(policy)).toEqual(is);
});
