/** Zone files of RFC 1035, section 5. */
import { expect, test } from '@jest/globals';
import { readZone } from '../../../../src/modules/technical-check/domain/zone.js';

const records = (text: string, domain = 'example.ee') =>
  readZone(text, domain).map(({ name, type, data }) => `${name} ${type} ${data}`);

test.each([
  { line: '@ IN MX 10 mail', is: ['example.ee MX 10 mail'] },
  { line: 'www A 192.0.2.1', is: ['www.example.ee A 192.0.2.1'] },
  { line: 'WWW 3600 IN a 192.0.2.1', is: ['www.example.ee A 192.0.2.1'] },
  { line: 'Mail.Example.Net. IN A 192.0.2.1', is: ['mail.example.net A 192.0.2.1'] },
  { line: '  IN NS ns1', is: ['example.ee NS ns1'] },
  { line: 'NS ns1', is: ['example.ee NS ns1'] },
  { line: 'MX 10 a', is: ['example.ee MX 10 a'] },
  { line: 'ns IN A 192.0.2.1', is: ['ns.example.ee A 192.0.2.1'] },
  { line: 'mx 1h IN A 192.0.2.1', is: ['mx.example.ee A 192.0.2.1'] },
  { line: 'a CH 300 A x y', is: ['a.example.ee A x y'] },
  { line: 'x 0 IN A 192.0.2.1', is: ['x.example.ee A 192.0.2.1'] },
  { line: 'x 1h30m IN A 192.0.2.1', is: ['x.example.ee A 192.0.2.1'] },
  { line: 'x   IN  A   192.0.2.1', is: ['x.example.ee A 192.0.2.1'] },
  { line: '@ CAA 0 issue "ca"', is: ['example.ee CAA 0 issue "ca"'] },
  { line: 'x INX A y', is: [] },
  { line: 'x IN XMX y', is: [] },
  { line: 'x IN HINFO a b', is: [] },
  { line: '@ IN A', is: [] },
  { line: '@ IN TXT plain text ', is: ['example.ee TXT plain text'] },
  { line: '@ IN TXT "a; b" "c"', is: ['example.ee TXT a; bc'] },
  { line: '@ IN TXT "a \\" b" ; comment', is: ['example.ee TXT a \\" b'] },
  { line: '@ IN A 192.0.2.1 ; "comment"', is: ['example.ee A 192.0.2.1'] },
  { line: '; only a comment', is: [] },
  { line: '$TTL 3600', is: [] },
  { line: '$INCLUDE A file', is: [] },
  { line: '@ IN HINFO x', is: [] },
  { line: '@ IN MXX x', is: [] },
  { line: '', is: [] },
])('the line "$line" is $is', ({ line, is }) => {
  expect(records(line)).toEqual(is);
});

test.each([
  'A',
  'AAAA',
  'MX',
  'NS',
  'TXT',
  'CAA',
  'SOA',
  'CNAME',
  'DNSKEY',
  'DS',
  'RRSIG',
  'NSEC',
  'NSEC3',
  'NSEC3PARAM',
  'SRV',
  'TLSA',
  'PTR',
])('records of the type %s are read', (type) => {
  expect(records(`x IN ${type} data`)).toEqual([`x.example.ee ${type} data`]);
});

test('a line without a name has that of the previous record', () => {
  expect(records('a A 1\n  AAAA 2\nb A 3\n\tMX 4\nx IN HINFO y\n NS z')).toEqual([
    'a.example.ee A 1',
    'a.example.ee AAAA 2',
    'b.example.ee A 3',
    'b.example.ee MX 4',
    'b.example.ee NS z',
  ]);
});

test.each([
  { origin: '$ORIGIN other.ee.', name: 'a.other.ee' },
  { origin: '$ORIGIN   other.ee.', name: 'a.other.ee' },
  { origin: '$origin Other.EE', name: 'a.other.ee' },
  { origin: ' $ORIGIN other.ee.', name: 'a.example.ee' },
  { origin: '$ORIGIN', name: 'a.example.ee' },
])('after "$origin" the name is $name', ({ origin, name }) => {
  expect(records(`${origin}\na A 1`)).toEqual([`${name} A 1`]);
});

test('a file without an origin has names as they are', () => {
  expect(records('a A 1\n@ A 2', '')).toEqual(['a A 1', ' A 2']);
});

test('parentheses join lines, but not inside quotes', () => {
  expect(records('@ IN SOA ns1 admin (\r\n  1 ; serial )\r\n  2 3\r\n )\r\n@ A 1')).toEqual([
    'example.ee SOA ns1 admin ( 1 2 3 )',
    'example.ee A 1',
  ]);
  expect(records('@ IN TXT "("\n@ A 1')).toEqual(['example.ee TXT (', 'example.ee A 1']);
  expect(records('@ IN TXT "a ( b"\n@ A 1')).toEqual(['example.ee TXT a ( b', 'example.ee A 1']);
  expect(records('@ IN TXT ( "a"\n "b" )')).toEqual(['example.ee TXT ab']);
});

test('an unclosed parenthesis ends with the file', () => {
  expect(records('@ A 1\n@ IN SOA (\n x')).toEqual(['example.ee A 1']);
});

/** As long as a payload may be: work in the square of the length takes seconds. */
const LENGTH = 65_000;

test.each([
  ['lines in parentheses', `@ IN TXT (\n${'a\n'.repeat(LENGTH / 2)}`],
  ['quotation marks', `@ IN TXT "${'\\"'.repeat(LENGTH / 2)}`],
  ['comments', `@ IN TXT (\n${';"\n'.repeat(LENGTH / 3)}`],
])('a file of many %s takes little time', (_, text) => {
  const before = performance.now();
  readZone(text, 'example.ee');
  expect(performance.now() - before).toBeLessThan(600);
});

test('an unclosed quotation mark reaches to the end of its line', () => {
  expect(records('@ IN TXT "a ; b\nwww A 192.0.2.1')).toEqual([
    'example.ee TXT a ; b',
    'www.example.ee A 192.0.2.1',
  ]);
});
