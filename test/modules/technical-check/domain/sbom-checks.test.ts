/** Components of CycloneDX and SPDX, and products whose support has ended. */
import { expect, test } from '@jest/globals';
import {
  readSbom,
  sbomChecks,
} from '../../../../src/modules/technical-check/domain/sbom-checks.js';

const cyclone = (...components: readonly unknown[]) =>
  JSON.stringify({ bomFormat: 'CycloneDX', components });
const spdx = (...packages: readonly unknown[]) =>
  JSON.stringify({ spdxVersion: 'SPDX-2.3', packages });

test.each(['', 'no json', '[]', '1', 'null', '{}', '{"bomFormat":"Other"}', '{"spdxVersion":2}'])(
  'the text %s is not a bill of materials',
  (text) => {
    expect(readSbom(text)).toBeNull();
    expect(sbomChecks(text, [])).toEqual([]);
  },
);

test.each([
  { one: { name: 'a', version: '1', licenses: [{}] }, is: ['a', '1', true] },
  { one: { name: 'a', version: '1', licenses: [] }, is: ['a', '1', false] },
  { one: { name: 'a', version: '1', licenses: ['MIT'] }, is: ['a', '1', false] },
  { one: { name: 'a', version: 1 }, is: ['a', '', false] },
  { one: { version: '1' }, is: ['', '1', false] },
])('the component $one of CycloneDX is $is', ({ one, is }) => {
  const [name, version, hasLicence] = is;
  expect(readSbom(cyclone(one, null, 'text'))).toEqual([{ name, version, hasLicence }]);
});

test.each([
  { one: { licenseConcluded: 'MIT' }, hasLicence: true },
  { one: { licenseDeclared: 'MIT' }, hasLicence: true },
  { one: { licenseConcluded: 'NOASSERTION', licenseDeclared: 'MIT' }, hasLicence: true },
  { one: { licenseConcluded: 'NOASSERTION', licenseDeclared: '' }, hasLicence: false },
  { one: {}, hasLicence: false },
])('the licence of the package $one is named: $hasLicence', ({ one, hasLicence }) => {
  expect(readSbom(spdx({ name: 'a', versionInfo: '2', ...one }))).toEqual([
    { name: 'a', version: '2', hasLicence },
  ]);
});

test('files without components are reported as empty', () => {
  expect(readSbom('{"bomFormat":"CycloneDX"}')).toEqual([]);
  expect(readSbom('{"spdxVersion":"SPDX-2.3","packages":{}}')).toEqual([]);
});

const ENDED = [
  { product: 'openssl', version: '1.1.1', ended: '2023-09-11' },
  { product: 'python', version: '3.8', ended: '2024-10-07' },
];
const component = (name: string, version: string) => ({ name, version, licenses: [{}] });

test.each([
  { name: 'OpenSSL', version: '1.1.1', ended: true },
  { name: 'openssl', version: '1.1.1w', ended: true },
  { name: 'openssl', version: '1.1.1zza', ended: true },
  { name: 'openssl', version: '1.1.1-1', ended: false },
  { name: 'openssl', version: 'x1.1.1w', ended: false },
  { name: 'openssl', version: '1.1.10', ended: false },
  { name: 'openssl', version: '3.0.0', ended: false },
  { name: 'python', version: '3.8', ended: true },
  { name: 'python', version: '3.8.1', ended: true },
  { name: 'python', version: 'v3.8.1', ended: true },
  { name: 'openssl', version: '1.1.1w9', ended: false },
  { name: 'python', version: '3v.8.1', ended: false },
  { name: 'python', version: '3.80', ended: false },
  { name: 'python', version: '1.1.1w', ended: false },
  { name: 'python3', version: '3.8', ended: false },
])('$name $version is out of support: $ended', ({ name, version, ended }) => {
  const date = name === 'python' ? '2024-10-07' : '2023-09-11';
  expect(sbomChecks(cyclone(component(name, version)), ENDED)).toEqual(
    ended ? [{ rule: 'sbom_ended', observed: `${name} ${version}, ${date}` }] : [],
  );
});

test('components without version or licence are counted', () => {
  const parts = [component('a', ''), { name: 'b', version: '1' }, component('c', '2')];
  expect(sbomChecks(cyclone(...parts), ENDED)).toEqual([
    { rule: 'sbom_version', observed: '1 / 3' },
    { rule: 'sbom_licence', observed: '1 / 3' },
  ]);
});
