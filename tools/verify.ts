/**
 * `npm run verify`: builds twice from clean folders and compares every shipped file; checks the lockfile; writes the bill
 * of materials and a signed provenance statement to `.data/verify` and verifies them. The checkout must be committed.
 *   --statement FILE   verifies an existing statement against `dist` instead; with --key FILE, by that public key (JWK)
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { loadSecrets } from '../src/app/secrets.js';
import { loadConfig, PROJECT_ROOT } from '../src/config/env.js';
import { billOfMaterials } from './supply/bill-of-materials.js';
import { cleanBuild, differences, digestsOf, treeDigest } from './supply/clean-build.js';
import { decidedScripts, lockfileErrors } from './supply/lockfile-errors.js';
import { openStatement, publicKeyOf, signStatement, statementOf } from './supply/provenance.js';
import type { PublicKey, Subject } from './supply/provenance.js';
import { lockedPackages } from './supply/shipped-packages.js';

const { values } = parseArgs({
  options: { statement: { type: 'string' }, key: { type: 'string' } },
});

const FOLDER = path.join(PROJECT_ROOT, '.data/verify');
const inFolder = (name: string): string => path.join(FOLDER, name);

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
const read = (file: string): string => readFileSync(file, 'utf8');
const git = (...options: string[]): string =>
  execFileSync('git', options, { cwd: PROJECT_ROOT, encoding: 'utf8' }).trim();

function fail(lines: readonly string[]): never {
  for (const line of lines) console.error(line);
  process.exit(1);
}

function check(subjects: readonly Subject[], actual: readonly Subject[]): readonly string[] {
  return actual
    .filter(
      ({ name, sha256: is }) => !subjects.some((one) => one.name === name && one.sha256 === is),
    )
    .map(({ name }) => `${name} is not what the statement names`);
}

const presentSubjects = (): readonly Subject[] => [
  { name: 'dist', sha256: treeDigest(digestsOf(PROJECT_ROOT)) },
  { name: 'sbom.cdx.json', sha256: sha256(billOfMaterials()) },
];

function verifyStatement(file: string, jwk: PublicKey, actual: readonly Subject[]): void {
  const subjects = openStatement(JSON.parse(read(file)), jwk);
  if (subjects === null) fail([`${file} is not signed with key ${String(jwk.kid)}`]);
  const errors = check(subjects, actual);
  if (errors.length > 0) fail(errors);
  console.log(`signature of key ${String(jwk.kid)} and ${actual.length} digests: verified`);
}

/** In folders of different length, so that no path of one can be in its files unseen. */
function buildTwice(commit: string): string {
  const [first, second] = [inFolder('one'), inFolder('another-build')];
  const one = cleanBuild(first, commit);
  const other = cleanBuild(second, commit);
  const differing = differences(one, other);
  if (differing.length > 0) fail(['two clean builds differ in:', ...differing]);
  for (const folder of [first, second]) rmSync(folder, { recursive: true });
  const digest = treeDigest(one);
  console.log(`two clean builds, ${Object.keys(one).length} files, one digest: ${digest}`);
  return digest;
}

function makeStatement(secret: string): void {
  const errors = lockfileErrors(lockedPackages(), decidedScripts());
  if (errors.length > 0) fail(errors);
  console.log('lockfile: every package has a digest, every install script is decided on');
  if (git('status', '--porcelain') !== '')
    fail(['the checkout has changes that are not committed']);
  const commit = git('rev-parse', 'HEAD');
  const dist = buildTwice(commit);
  const bill = billOfMaterials();
  const subjects = [
    { name: 'dist', sha256: dist },
    { name: 'sbom.cdx.json', sha256: sha256(bill) },
  ];
  const facts = {
    commit,
    lockfile: sha256(read(path.join(PROJECT_ROOT, 'package-lock.json'))),
    node: process.version,
  };
  const jwk = publicKeyOf(secret);
  writeFileSync(inFolder('sbom.cdx.json'), bill);
  writeFileSync(inFolder('key.jwk.json'), `${JSON.stringify(jwk)}\n`);
  const statement = inFolder('provenance.intoto.json');
  const envelope = signStatement(statementOf(subjects, facts), secret);
  writeFileSync(statement, `${JSON.stringify(envelope)}\n`);
  verifyStatement(statement, jwk, subjects);
}

const { downloadToken } = await loadSecrets(loadConfig());
const { statement, key } = values;
if (statement === undefined) makeStatement(downloadToken.current);
else {
  const jwk =
    key === undefined ? publicKeyOf(downloadToken.current) : (JSON.parse(read(key)) as PublicKey);
  verifyStatement(statement, jwk, presentSubjects());
}
