/**
 * `npm run licences`: fails if a package that is shipped, installed or bundled, has a licence that is
 * not on the list. Source: SPDX identifiers.
 */
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { PROJECT_ROOT } from '../src/config/env.js';
import { shippedPackages } from './supply/shipped-packages.js';

const ALLOWED = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-3.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'PSF-2.0',
  'Python-2.0',
  'Unlicense',
  'Zlib',
]);

/** MPL-2.0 binds the files of the package alone. Used unmodified; NOTICE names where the source is (section 3.2). */
const UNMODIFIED: Readonly<Record<string, string>> = { '@resvg/resvg-wasm': 'MPL-2.0' };

/** Packages without an identifier, whose licence files were read. */
const READ: Readonly<Record<string, string>> = { 'png-js': 'MIT' };

/** "A OR B" requires one, "A AND B" both; expressions here are not nested. */
const isAllowed = (expression: string): boolean =>
  expression
    .replace(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((one) => ALLOWED.has(one)));

const all = shippedPackages().map(({ place, name, version = '?', license }) => {
  const licence = license ?? READ[name] ?? 'unknown';
  return { place, name, version, licence };
});

function unread(): string[] {
  return Object.keys(READ).filter((name) => {
    const folder = path.join(PROJECT_ROOT, 'node_modules', name);
    return existsSync(folder) && !readdirSync(folder).some((file) => /^licen[cs]e/i.test(file));
  });
}

const refused = all.filter(
  ({ name, licence }) => !isAllowed(licence) && UNMODIFIED[name] !== licence,
);
const lines = refused.map(
  ({ name, version, licence }) => `${name}@${version}: ${licence} is not on the list`,
);
const errors = [...lines, ...unread().map((name) => `${name} has no licence any more`)];
if (process.argv.includes('--list')) {
  for (const { name, version, licence } of all) console.log(`${name}@${version}  ${licence}`);
}
console.log(
  errors.length === 0 ? `${all.length} packages, every licence is on the list` : errors.join('\n'),
);
process.exitCode = errors.length === 0 ? 0 : 1;
