import { expect, test } from '@jest/globals';
import { differences, treeDigest } from '../../tools/supply/clean-build.js';
import { decidedScripts, lockfileErrors } from '../../tools/supply/lockfile-errors.js';
import {
  openStatement,
  publicKeyOf,
  signStatement,
  statementOf,
} from '../../tools/supply/provenance.js';
import { lockedPackages } from '../../tools/supply/shipped-packages.js';

const SECRET = 'a secret of the service that is long enough';
const SUBJECT = { name: 'dist', sha256: 'a'.repeat(64) };
const FACTS = { commit: 'c'.repeat(40), lockfile: 'b'.repeat(64), node: 'v26.10.0' };

const envelope = signStatement(statementOf([SUBJECT], FACTS), SECRET);

test('a provenance statement opens only with the key of its secret', () => {
  expect(openStatement(envelope, publicKeyOf(SECRET))).toEqual([SUBJECT]);
  expect(openStatement(envelope, publicKeyOf(`${SECRET}!`))).toBeNull();
});

test('a changed statement does not open', () => {
  const changed = Buffer.from(envelope.payload, 'base64').toString().replace('aaaa', 'aaab');
  const forged = { ...envelope, payload: Buffer.from(changed).toString('base64') };
  expect(openStatement(forged, publicKeyOf(SECRET))).toBeNull();
  expect(openStatement({ ...envelope, signatures: [] }, publicKeyOf(SECRET))).toBeNull();
});

test('the lockfile has a digest for every package and a decision for every install script', () => {
  expect(lockfileErrors(lockedPackages(), decidedScripts())).toEqual([]);
});

test('a package without a digest and a script without a decision are reported', () => {
  const packages = {
    'node_modules/a': { version: '1.0.0' },
    'node_modules/b': { integrity: 'sha512-x', hasInstallScript: true },
    'node_modules/c': { integrity: 'sha512-x', hasInstallScript: true },
  };
  expect(lockfileErrors(packages, { c: false })).toEqual([
    'node_modules/a has no SHA-512 digest',
    'node_modules/b has an install script that allowScripts does not decide on',
  ]);
});

test('builds differ by content, and by files that one of them lacks', () => {
  const one = { 'dist/a': '1', 'dist/b': '2' };
  expect(differences(one, { 'dist/b': '3', 'dist/c': '4' })).toEqual([
    'dist/a',
    'dist/b',
    'dist/c',
  ]);
  expect(differences(one, { ...one })).toEqual([]);
  expect(treeDigest(one)).not.toBe(treeDigest({ ...one, 'dist/b': '3' }));
});
