/** The manifests under tools/deploy/kubernetes, read as a cluster reads them. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse, parseAllDocuments } from 'yaml';
import { PROJECT_ROOT } from '../../src/config/env.js';

const FOLDER = path.join(PROJECT_ROOT, 'tools/deploy/kubernetes');

export type Labels = Readonly<Record<string, string>>;
export type Probe = Readonly<{
  httpGet?: { path: string; port: string };
  tcpSocket?: { port: string };
}>;
type Port = Readonly<{ name: string; containerPort: number }>;
type Volume = Readonly<{ name: string; mountPath: string }>;

export type Container = Readonly<{
  name: string;
  image: string;
  command?: readonly string[];
  env?: readonly Readonly<{ name: string; value: string }>[];
  envFrom: readonly Readonly<{ configMapRef?: { name: string }; secretRef?: { name: string } }>[];
  ports?: readonly Port[];
  startupProbe?: Probe;
  livenessProbe?: Probe;
  readinessProbe?: Probe;
  resources: Readonly<{ requests: Labels; limits: Labels }>;
  securityContext: object;
  volumeMounts: readonly Volume[];
}>;

type PodSpec = Readonly<{
  serviceAccountName: string;
  automountServiceAccountToken: boolean;
  terminationGracePeriodSeconds?: number;
  securityContext: object;
  containers: readonly [Container];
  volumes: readonly Readonly<{ name: string; emptyDir: object }>[];
}>;

type PodTemplate = Readonly<{
  metadata: { labels: Labels; annotations?: Labels };
  spec: PodSpec;
}>;

/** Fields that our tests read; the schemas validate the rest. */
export type Manifest = Readonly<{
  apiVersion: string;
  kind: string;
  metadata: Readonly<{ name: string; labels: Labels }>;
  data?: Labels;
  spec: Readonly<{
    template: PodTemplate;
    selector: Readonly<{ matchLabels: Labels }> & Labels;
    podSelector: Readonly<{ matchLabels: Labels }>;
    scaleTargetRef: Readonly<{ kind: string; name: string }>;
    minReplicas: number;
    ports: readonly Readonly<{ targetPort: string }>[];
    ingress: readonly Readonly<{ ports: readonly Readonly<{ port: number }>[] }>[];
  }>;
}>;

export const KUSTOMIZATION = parse(
  readFileSync(path.join(FOLDER, 'kustomization.yaml'), 'utf8'),
) as Readonly<{ resources: readonly string[]; images: readonly { name: string }[] }>; // known shape

export const MANIFESTS: readonly Manifest[] = KUSTOMIZATION.resources.flatMap((file) =>
  parseAllDocuments(readFileSync(path.join(FOLDER, file), 'utf8')).map((document) => {
    if (document.errors[0] !== undefined) throw document.errors[0];
    return document.toJS() as Manifest; // validated against the schemas
  }),
);

export const ofKind = (kind: string): readonly Manifest[] =>
  MANIFESTS.filter((manifest) => manifest.kind === kind);

export const WORKLOADS = MANIFESTS.filter(({ kind }) => ['Deployment', 'Job'].includes(kind));

/** Environment of the container, without the Secret. */
export function environmentOf({ env = [], envFrom }: Container): Labels {
  const maps = envFrom.flatMap(({ configMapRef }) =>
    ofKind('ConfigMap').filter(({ metadata }) => metadata.name === configMapRef?.name),
  );
  return Object.assign(
    {},
    ...maps.map(({ data }) => data),
    Object.fromEntries(env.map(({ name, value }) => [name, value])),
  ) as Labels;
}

/** Raw text: its comments contain the commands that create the Secrets. */
export const KUSTOMIZATION_TEXT = readFileSync(path.join(FOLDER, 'kustomization.yaml'), 'utf8');
