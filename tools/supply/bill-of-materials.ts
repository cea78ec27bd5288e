/** CycloneDX bill of materials of what is shipped. Equal contents give equal bytes: no time, no random number. */
import { createHash } from 'node:crypto';
import {
  lockedPackages,
  nameOf,
  shippedPackages,
  type ShippedPackage,
} from './shipped-packages.js';

const SHA512 = /^sha512-(.+)$/;

/** Package URL; source: purl-spec, type npm. */
const purlOf = (name: string, version: string): string =>
  `pkg:npm/${name.replace('@', '%40')}@${version}`;

function hashesOf({ integrity = '' }: ShippedPackage) {
  const digest = SHA512.exec(integrity)?.[1];
  if (digest === undefined) return [];
  return [{ alg: 'SHA-512', content: Buffer.from(digest, 'base64').toString('hex') }];
}

/** An SPDX expression of several licences is not an identifier. */
const licencesOf = ({ license }: ShippedPackage) => {
  if (license === undefined) return [];
  return / (OR|AND) /.test(license) ? [{ expression: license }] : [{ license: { id: license } }];
};

const toComponent = (one: ShippedPackage) => ({
  'bom-ref': one.place,
  type: 'library',
  name: one.name,
  version: one.version ?? '',
  purl: purlOf(one.name, one.version ?? ''),
  hashes: hashesOf(one),
  licenses: licencesOf(one),
});

/** Resolved like Node.js: in the folder of the package, then in each parent. */
function placeOf(name: string, from: string, known: ReadonlySet<string>): string | null {
  for (
    let folder = from;
    ;
    folder = folder.split('/node_modules/').slice(0, -1).join('/node_modules/')
  ) {
    const place = folder === '' ? `node_modules/${name}` : `${folder}/node_modules/${name}`;
    if (known.has(place)) return place;
    if (folder === '') return null;
  }
}

function relations(packages: readonly ShippedPackage[]) {
  const known = new Set(packages.map(({ place }) => place));
  return packages.map(({ place, dependencies = {}, optionalDependencies = {} }) => {
    const names = Object.keys({ ...dependencies, ...optionalDependencies });
    const found = names.flatMap((name) => placeOf(name, place, known) ?? []);
    return { ref: place, dependsOn: [...new Set(found)].sort() };
  });
}

/** A UUID of version 8 from the contents. */
function serialOf(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex');
  const parts = [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
  ];
  return `urn:uuid:${[...parts, hex.slice(20, 32)].join('-')}`;
}

/** @returns JSON of CycloneDX 1.6 */
export function billOfMaterials(): string {
  const packages = shippedPackages();
  const { version = '' } = lockedPackages()[''] ?? {};
  const name = 'nis2-compliance-gateway';
  const own = { 'bom-ref': name, type: 'application', name, version };
  const top = packages.filter(({ place }) => place === `node_modules/${nameOf(place)}`);
  const contents = {
    metadata: { component: own },
    components: packages.map(toComponent),
    dependencies: [{ ref: name, dependsOn: top.map(({ place }) => place) }, ...relations(packages)],
  };
  const serialNumber = serialOf(JSON.stringify(contents));
  const bill = {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    serialNumber,
    version: 1,
    ...contents,
  };
  return `${JSON.stringify(bill, null, 2)}\n`;
}
