/**
 * An image in the OCI image layout (v1.1), without an engine: layers as tar.gz with fixed times and owners, so that the
 * same files give the same digests. https://github.com/opencontainers/image-spec
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

/** `digest`: of the compressed bytes; `diffId`: of the tar. */
export type Layer = Readonly<{
  bytes: Buffer;
  digest: string;
  diffId: string;
  tarBytes: number;
  comment: string;
}>;

/**
 * `files`: paths relative to `root`, sorted. `under`: folder of the image; empty: its root. `seconds`: of every file.
 * `owner`: user and group; default: root.
 */
export type LayerPlan = Readonly<{
  root: string;
  files: readonly string[];
  under: string;
  seconds: number;
  comment: string;
  owner?: number;
}>;

const MAX_TAR_BYTES = 2_000_000_000;
const MEDIA = 'application/vnd.oci.image';

const digestOf = (bytes: Uint8Array): string =>
  `sha256:${createHash('sha256').update(bytes).digest('hex')}`;

const renaming = (under: string): string =>
  under === '' ? 'flags=r;s|^/*||' : `flags=r;s|^|${under}/|`;

export function layerOf(plan: LayerPlan): Layer {
  const { root, files, under, seconds, comment, owner = 0 } = plan;
  const options = [
    '--create',
    '--format=gnu',
    '--sort=none',
    `--mtime=@${String(seconds)}`,
    `--owner=${String(owner)}`,
    `--group=${String(owner)}`,
    '--numeric-owner',
    '--mode=u+rw,go=rX',
    '--hard-dereference',
    '--absolute-names',
    `--transform=${renaming(under)}`,
    `--directory=${root}`,
    '--no-recursion',
    '--null',
    '--files-from=-',
  ];
  const tar = execFileSync('tar', options, {
    input: files.map((file) => `${file}\0`).join(''),
    maxBuffer: MAX_TAR_BYTES,
  });
  const bytes = gzipSync(tar);
  const named = { digest: digestOf(bytes), diffId: digestOf(tar) };
  return { bytes, ...named, tarBytes: tar.length, comment };
}

/** `labels`: annotations of the image. `created`: ISO 8601. */
export type ImagePlan = Readonly<{
  layers: readonly Layer[];
  created: string;
  architecture: string;
  config: Readonly<Record<string, unknown>>;
  labels: Readonly<Record<string, string>>;
  tag: string;
}>;

const configOf = ({ layers, created, architecture, config, labels }: ImagePlan) => ({
  created,
  architecture,
  os: 'linux',
  config: { ...config, Labels: labels },
  rootfs: { type: 'layers', diff_ids: layers.map(({ diffId }) => diffId) },
  history: layers.map(({ comment }) => ({ created, created_by: 'npm run image', comment })),
});

type Descriptor = Readonly<{ mediaType: string; digest: string; size: number }>;

/** Writes the layout; an earlier one is replaced. @returns digest of the manifest */
export function writeLayout(folder: string, plan: ImagePlan): string {
  const blobs = path.join(folder, 'blobs/sha256');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(blobs, { recursive: true });
  const write = (mediaType: string, bytes: Buffer): Descriptor => {
    const digest = digestOf(bytes);
    writeFileSync(path.join(blobs, digest.slice('sha256:'.length)), bytes);
    return { mediaType, digest, size: bytes.length };
  };
  const asJson = (value: unknown): Buffer => Buffer.from(JSON.stringify(value));
  const manifest = write(
    `${MEDIA}.manifest.v1+json`,
    asJson({
      schemaVersion: 2,
      mediaType: `${MEDIA}.manifest.v1+json`,
      config: write(`${MEDIA}.config.v1+json`, asJson(configOf(plan))),
      layers: plan.layers.map(({ bytes }) => write(`${MEDIA}.layer.v1.tar+gzip`, bytes)),
      annotations: plan.labels,
    }),
  );
  const annotations = { 'org.opencontainers.image.ref.name': plan.tag };
  const index = {
    schemaVersion: 2,
    mediaType: `${MEDIA}.index.v1+json`,
    manifests: [
      { ...manifest, platform: { architecture: plan.architecture, os: 'linux' }, annotations },
    ],
  };
  writeFileSync(path.join(folder, 'index.json'), JSON.stringify(index));
  writeFileSync(path.join(folder, 'oci-layout'), JSON.stringify({ imageLayoutVersion: '1.0.0' }));
  return manifest.digest;
}
