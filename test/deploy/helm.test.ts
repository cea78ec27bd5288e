/** The Helm chart: its values are checked, and it renders the resources of the Kustomize base. */
import { Ajv } from 'ajv';
import { describe, expect, test } from '@jest/globals';
import { environmentSchema } from '../../src/config/env-schema.js';
import {
  canRender,
  CHART,
  renderChart,
  renderManifests,
  VALUES,
  VALUES_SCHEMA,
  withValues,
} from './helm-chart.js';
import { validateManifest } from './kubernetes-kinds.js';
import { KUSTOMIZATION_TEXT, MANIFESTS } from './manifests.js';

const RENDER_MS = 120_000;
const RULES = { strictRequired: false, allowUnionTypes: true, allErrors: true } as const;
const validate = new Ajv(RULES).compile(VALUES_SCHEMA);

test('the chart states its name, its version and that of the image', () => {
  expect(CHART).toMatchObject({ apiVersion: 'v2', name: 'nis2', type: 'application' });
  expect([CHART['version'], CHART['appVersion']]).toEqual(['1.0.0', '1.0.0']);
});

test('the default values are valid, and settings are those of the service', () => {
  expect([validate(VALUES), validate.errors]).toEqual([true, null]);
  const settings = Object.keys(VALUES['settings'] as object);
  expect(Object.keys(environmentSchema.shape)).toEqual(expect.arrayContaining(settings));
});

test.each([
  ['an unknown value', { gatway: {} }],
  ['a setting that is a number', { settings: { TRUST_PROXY: 1 } }],
  ['no replicas', { gateway: { minReplicas: 0 } }],
  ['a port beyond 65535', { networkPolicy: { serverPorts: [70_000] } }],
  ['a network without its length', { networkPolicy: { serverNetworks: ['10.0.0.0'] } }],
  ['a tag with a space', { image: { tag: '1.0 0' } }],
  ['an unknown resource', { worker: { resources: { limits: { memry: '1Gi' } } } }],
])('%s is refused', (_what, change) => {
  expect(validate(withValues(change))).toBe(false);
});

test('secrets, and settings that the chart sets, are refused in settings', () => {
  const secrets = [...KUSTOMIZATION_TEXT.matchAll(/--from-literal=(\w+)=/g)].map(
    ([, name = '']) => name,
  );
  const known = Object.keys(environmentSchema.shape);
  const named = known.filter((name) => /(SECRET|PEPPER)(_|$)|_SECRET_|ACCESS_KEY/.test(name));
  for (const name of [...secrets, ...named, 'NODES', 'METRICS_PORT', 'ROLE']) {
    expect([name, validate(withValues({ settings: { [name]: 'x' } }))]).toEqual([name, false]);
  }
});

const OTHER = {
  image: { repository: 'registry.example:5000/nis2', tag: '2.1.0', pullSecrets: ['registry'] },
  secretName: 'own-secret',
  settings: { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector.monitoring:4318' },
  gateway: { minReplicas: 3 },
  worker: { resources: { limits: { memory: '2Gi' } } },
  migrate: { enabled: false },
  networkPolicy: { enabled: false },
};

const EXTRA_LABELS = [
  'app.kubernetes.io/instance',
  'app.kubernetes.io/version',
  'app.kubernetes.io/managed-by',
  'helm.sh/chart',
];

/** Without what the Kustomize base cannot contain. */
const common = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value), (name, member: unknown) => {
    const isExtra = [...EXTRA_LABELS, 'checksum/settings', 'imagePullPolicy'].includes(name);
    return isExtra ? undefined : member;
  });

const byName = (manifests: readonly { kind: string; metadata: { name: string } }[]) =>
  Object.fromEntries(manifests.map((one) => [`${one.kind} ${one.metadata.name}`, common(one)]));

const describeRendered = canRender ? describe : describe.skip;
const note = canRender ? '' : ' (LEFT OUT: Go or the sprig library is not installed here)';

describeRendered(`rendered${note}`, () => {
  test(
    'is the Kustomize base, named by the release',
    () => {
      const text = JSON.stringify(renderManifests('nis2'))
        .replaceAll('nis2-migrate-1', 'nis2-migrate')
        .replaceAll('nis2-compliance-gateway:1.0.0', 'nis2-compliance-gateway');
      expect(byName(JSON.parse(text) as typeof MANIFESTS)).toEqual(byName(MANIFESTS));
    },
    RENDER_MS,
  );

  test.each([
    ['default values', {}],
    ['other values', OTHER],
  ])(
    'is valid by the schemas of Kubernetes: %s',
    (_what, change) => {
      expect(validate(withValues(change))).toBe(true);
      const manifests = renderManifests('prod', change);
      expect(manifests.flatMap(validateManifest)).toEqual([]);
      expect(manifests.every(({ metadata }) => /^prod(-|$)/.test(metadata.name))).toBe(true);
    },
    RENDER_MS,
  );

  test(
    'takes image, Secret, settings and sizes from the values, and omits what is disabled',
    () => {
      const manifests = renderManifests('prod', OTHER);
      const text = JSON.stringify(manifests);
      expect(manifests.some(({ kind }) => ['Job', 'NetworkPolicy'].includes(kind))).toBe(false);
      for (const part of [
        '"image":"registry.example:5000/nis2:2.1.0"',
        '"imagePullSecrets":[{"name":"registry"}]',
        '"secretRef":{"name":"own-secret"}',
        '"OTEL_EXPORTER_OTLP_ENDPOINT":"http://collector.monitoring:4318"',
        '"NODES":"3"',
        '"minReplicas":3',
        '"memory":"2Gi"',
      ]) {
        expect(text).toContain(part);
      }
    },
    RENDER_MS,
  );

  test(
    'changed settings replace the Pods; the notes name the Secret',
    () => {
      const checksum = (change: Readonly<Record<string, unknown>>) =>
        /checksum\/settings: (\w{64})/.exec(
          renderChart('nis2', withValues(change))['gateway.yaml'] ?? '',
        )?.[1];
      const before = checksum({});
      expect(before).toBeDefined();
      expect(checksum({ settings: { PROVIDER_NAME: 'Other' } })).not.toBe(before);
      expect(renderChart('nis2', withValues(OTHER))['NOTES.txt']).toContain('generic own-secret');
    },
    RENDER_MS,
  );
});
