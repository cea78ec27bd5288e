/** The manifests are consistent with one another and with the service. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { environmentSchema } from '../../src/config/env-schema.js';
import { loadConfig, PROJECT_ROOT } from '../../src/config/env.js';
import { openTestService, type TestService } from '../support/test-service.js';
import {
  environmentOf,
  KUSTOMIZATION,
  KUSTOMIZATION_TEXT,
  ofKind,
  WORKLOADS,
  type Container,
  type Labels,
  type Probe,
} from './manifests.js';

const probesOf = ({ startupProbe, livenessProbe, readinessProbe }: Container): readonly Probe[] =>
  [startupProbe, livenessProbe, readinessProbe].filter((probe) => probe !== undefined);

const portsOf = ({ ports = [] }: Container): Readonly<Record<string, number>> =>
  Object.fromEntries(ports.map(({ name, containerPort }) => [name, containerPort]));

const podLabels = WORKLOADS.map(({ spec }) => spec.template.metadata.labels);
const chosen = (selector: Labels): number =>
  podLabels.filter((labels) => Object.entries(selector).every(([key, is]) => labels[key] === is))
    .length;

test('selectors choose the Pods of one workload; the common policy those of all', () => {
  const selectors = [
    ...ofKind('Deployment').map(({ spec }) => spec.selector.matchLabels),
    ...ofKind('PodDisruptionBudget').map(({ spec }) => spec.selector.matchLabels),
    ...ofKind('Service').map(({ spec }) => spec.selector),
  ];
  expect(selectors.map(chosen)).toEqual(selectors.map(() => 1));
  const policies = ofKind('NetworkPolicy').map(({ spec }) => chosen(spec.podSelector.matchLabels));
  expect(policies).toEqual([WORKLOADS.length, 1]);
});

describe.each(WORKLOADS.map((manifest) => ({ name: manifest.metadata.name, manifest })))(
  '$name',
  ({ manifest: { spec } }) => {
    const pod = spec.template.spec;
    const [container] = pod.containers;
    const environment = environmentOf(container);

    test('runs as an unprivileged user, and writes only to its own folders', () => {
      expect(pod.securityContext).toMatchObject({
        runAsNonRoot: true,
        seccompProfile: { type: 'RuntimeDefault' },
      });
      expect(pod.automountServiceAccountToken).toBe(false);
      expect(container.securityContext).toEqual({
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ['ALL'] },
      });
      expect(container.volumeMounts.map(({ mountPath }) => mountPath)).toEqual(['/data', '/tmp']);
      const mounted = container.volumeMounts.map(({ name }) => name);
      expect(pod.volumes.map(({ name }) => name)).toEqual(mounted);
      expect(container.resources).toMatchObject({
        requests: { cpu: expect.any(String), memory: expect.any(String) },
        limits: { memory: expect.any(String) },
      });
    });

    test('uses the image of this repository, and existing accounts and settings', () => {
      expect(KUSTOMIZATION.images.map(({ name }) => name)).toEqual([container.image]);
      const accounts = ofKind('ServiceAccount').map(({ metadata }) => metadata.name);
      expect(accounts).toContain(pod.serviceAccountName);
      const maps = ofKind('ConfigMap').map(({ metadata }) => metadata.name);
      for (const { configMapRef, secretRef } of container.envFrom) {
        if (configMapRef !== undefined) expect(maps).toContain(configMapRef.name);
        if (secretRef !== undefined)
          expect(KUSTOMIZATION_TEXT).toContain(`secret generic ${secretRef.name}`);
      }
      const script = container.command?.find((word) => word.endsWith('.js'));
      if (script !== undefined) expect(existsSync(path.join(PROJECT_ROOT, script))).toBe(true);
    });

    test('has an environment in which the service starts', () => {
      const secrets = [...KUSTOMIZATION_TEXT.matchAll(/--from-literal=(\w+)=/g)].map(
        ([, name = '']) => name,
      );
      const known = Object.keys(environmentSchema.shape);
      expect(known).toEqual(expect.arrayContaining([...Object.keys(environment), ...secrets]));
      expect(secrets.length).toBeGreaterThan(4);
      const given = { ...environment, NODE_ENV: 'production', HOST: '0.0.0.0' };
      const made = Object.fromEntries(secrets.map((name) => [name, SECRETS[name]]));
      const config = loadConfig({ ...given, ...made });
      expect(config.redisUrl).not.toBeNull();
      // Shutdown ends within the grace period.
      const grace = pod.terminationGracePeriodSeconds ?? 30;
      expect(grace * 1000).toBeGreaterThanOrEqual(config.drainDelayMs + OWN_GRACE_MS);
    });

    const ports = portsOf(container);

    test('has probes on its own ports', () => {
      for (const { httpGet, tcpSocket } of probesOf(container)) {
        expect(Object.keys(ports)).toContain(httpGet?.port ?? tcpSocket?.port);
      }
      expect([undefined, portOfImage()]).toContain(ports['http']);
    });

    test('is scraped at its metrics port', () => {
      if (ports['metrics'] === undefined) return;
      expect(String(ports['metrics'])).toBe(environment['METRICS_PORT']);
      expect(spec.template.metadata.annotations).toMatchObject({
        'prometheus.io/port': environment['METRICS_PORT'],
        'prometheus.io/path': '/metrics',
      });
    });
  },
);

/** Grace period of `src/app/create-app.ts`. */
const OWN_GRACE_MS = 15_000;

/** Valid sample values of the secrets. */
const SECRETS: Readonly<Record<string, string>> = {
  DATABASE_URL: 'postgres://nis2@db/nis2',
  REDIS_URL: 'rediss://redis:6379',
  SMTP_URL: 'smtps://mail',
  API_KEY_PEPPER: 'x'.repeat(64),
  DOWNLOAD_TOKEN_SECRET: 'y'.repeat(64),
  STRIPE_SECRET_KEY: 'sk_test_x',
  STRIPE_WEBHOOK_SECRET: 'whsec_x',
};

const textOf = (file: string): string => readFileSync(path.join(PROJECT_ROOT, file), 'utf8');

const portOfImage = (): number => Number(/\bPORT=(\d+)/.exec(textOf('Dockerfile'))?.[1]);

test('incoming traffic reaches only the ports of gateway and metrics', () => {
  const [service] = ofKind('Service');
  expect(service?.spec.ports.map(({ targetPort }) => targetPort)).toEqual(['http']);
  const ports = ofKind('NetworkPolicy').flatMap(({ spec }) =>
    spec.ingress.flatMap((rule) => rule.ports.map(({ port }) => port)),
  );
  expect(ports).toEqual([9464, portOfImage()]);
});

test('the autoscaler scales the existing Deployment, from as many replicas as share the limits', () => {
  const [scaler] = ofKind('HorizontalPodAutoscaler');
  const deployments = ofKind('Deployment').map(({ metadata }) => metadata.name);
  expect(deployments).toContain(scaler?.spec.scaleTargetRef.name);
  const [settings] = ofKind('ConfigMap');
  expect(settings?.data?.['NODES']).toBe(String(scaler?.spec.minReplicas));
});

describe('of a running service', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await openTestService();
  });
  afterAll(() => service.close());

  test('the paths of probes answer', async () => {
    const paths = WORKLOADS.flatMap(({ spec }) =>
      probesOf(spec.template.spec.containers[0]).flatMap(({ httpGet }) => httpGet?.path ?? []),
    );
    expect(new Set(paths)).toEqual(new Set(['/livez', '/readyz']));
    for (const one of paths) expect((await fetch(new URL(one, service.url))).status).toBe(200);
  });
});
