/** Components of a software bill of materials, CycloneDX or SPDX in JSON. */
import type { Broken } from './technical-input.js';
import type { EndedProduct } from './technical-rules.js';
import { isRecord, type JsonRecord } from '../../../shared/json-record.js';

type SbomComponent = Readonly<{ name: string; version: string; hasLicence: boolean }>;

const recordsOf = (value: unknown): readonly JsonRecord[] =>
  Array.isArray(value) ? value.filter(isRecord) : [];

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

function parsed(text: string): JsonRecord | null {
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) ? value : null;
  } catch {
    return null;
  }
}

const isNamed = (licence: string): boolean => licence !== '' && licence !== 'NOASSERTION';

/** @returns null if the text is neither CycloneDX nor SPDX */
export function readSbom(text: string): readonly SbomComponent[] | null {
  const file = parsed(text);
  if (file === null) return null;
  if (file['bomFormat'] === 'CycloneDX') {
    return recordsOf(file['components']).map((one) => ({
      name: textOf(one['name']),
      version: textOf(one['version']),
      hasLicence: recordsOf(one['licenses']).length > 0,
    }));
  }
  if (typeof file['spdxVersion'] !== 'string') return null;
  return recordsOf(file['packages']).map((one) => ({
    name: textOf(one['name']),
    version: textOf(one['versionInfo']),
    hasLicence: isNamed(textOf(one['licenseConcluded'])) || isNamed(textOf(one['licenseDeclared'])),
  }));
}

const share = (count: number, all: readonly unknown[]): string =>
  `${String(count)} / ${String(all.length)}`;

const isOf = (version: string, ended: string): boolean =>
  version === ended ||
  version.replace(/^v/, '').startsWith(`${ended}.`) ||
  (/^1\.1\.1[a-z]+$/.test(version) && ended === '1.1.1');

/** @param ended products whose end of support is recorded; others are not judged */
export function sbomChecks(text: string, ended: readonly EndedProduct[]): readonly Broken[] {
  const components = readSbom(text) ?? [];
  const unversioned = components.filter(({ version }) => version === '').length;
  const unlicensed = components.filter(({ hasLicence }) => !hasLicence).length;
  const old = components.flatMap(({ name, version }) =>
    ended
      .filter((one) => one.product === name.toLowerCase() && isOf(version, one.version))
      .map((one) => ({ rule: 'sbom_ended', observed: `${name} ${version}, ${one.ended}` })),
  );
  return [
    ...old,
    ...(unversioned > 0
      ? [{ rule: 'sbom_version', observed: share(unversioned, components) }]
      : []),
    ...(unlicensed > 0 ? [{ rule: 'sbom_licence', observed: share(unlicensed, components) }] : []),
  ];
}
