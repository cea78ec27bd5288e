/** The chart under tools/deploy/helm, rendered with the template libraries of Helm, if they are installed. */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse, parseAllDocuments } from 'yaml';
import { PROJECT_ROOT } from '../../src/config/env.js';
import type { Manifest } from './manifests.js';

const FOLDER = path.join(PROJECT_ROOT, 'tools/deploy/helm');
const RENDERER = path.join(PROJECT_ROOT, 'test/deploy/render-chart.go');
/** Go libraries of Debian: golang-github-masterminds-sprig-dev. */
const LIBRARIES = '/usr/share/gocode';

export const canRender =
  spawnSync('go', ['version']).status === 0 &&
  existsSync(path.join(LIBRARIES, 'src/github.com/Masterminds/sprig'));

const textOf = (file: string): string => readFileSync(path.join(FOLDER, file), 'utf8');

type Members = Readonly<Record<string, unknown>>;

export const CHART = parse(textOf('Chart.yaml')) as Readonly<Record<string, string>>; // all are texts
export const VALUES = parse(textOf('values.yaml')) as Members;
export const VALUES_SCHEMA = JSON.parse(textOf('values.schema.json')) as Members;

const isMembers = (value: unknown): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** As Helm merges: objects member by member, anything else as a whole. */
export function withValues(change: Members, base: Members = VALUES): Members {
  const changed = Object.entries(change).map(([name, value]) => {
    const before = base[name];
    return [name, isMembers(value) && isMembers(before) ? withValues(value, before) : value];
  });
  return { ...base, ...(Object.fromEntries(changed) as Members) };
}

/** First letters are capitals: templates read fields of Helm's structure. */
const chartFields = (): Members =>
  Object.fromEntries(
    Object.entries(CHART).map(([name, value]) => [
      `${name.charAt(0).toUpperCase()}${name.slice(1)}`,
      value,
    ]),
  );

/** @returns text by the name of its template */
export function renderChart(release: string, values: Members): Readonly<Record<string, string>> {
  const names = readdirSync(path.join(FOLDER, 'templates'));
  const Templates = Object.fromEntries(
    names.map((name) => [name, textOf(path.join('templates', name))]),
  );
  const Release = { Name: release, Namespace: 'nis2', Service: 'Helm', Revision: 1 };
  const Data = { Values: values, Chart: chartFields(), Release };
  const output = execFileSync('go', ['run', RENDERER], {
    input: JSON.stringify({ Templates, Data }),
    env: { ...process.env, GO111MODULE: 'off', GOPATH: LIBRARIES, GOFLAGS: '' },
    encoding: 'utf8',
    stdio: 'pipe',
  });
  return JSON.parse(output) as Record<string, string>; // of our own program
}

export function renderManifests(release: string, change: Members = {}): readonly Manifest[] {
  const rendered = renderChart(release, withValues(change));
  return Object.entries(rendered)
    .filter(([name]) => name.endsWith('.yaml'))
    .flatMap(([, text]) => parseAllDocuments(text))
    .map((document) => {
      if (document.errors[0] !== undefined) throw document.errors[0];
      return document.toJS() as Manifest | null; // validated against the schemas
    })
    .filter((manifest) => manifest !== null);
}
