/**
 * `npm run image`: assembles the image of the service from a build and the packages in `node_modules`, without a container
 * engine, as OCI image layout in `.data/image`. The base is made of Debian packages of this machine.
 *   --base none   without a base layer, to put onto another one: it needs glibc 2.28, libstdc++ 6, libgcc and libatomic
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { PROJECT_ROOT } from '../src/config/env.js';
import { BASE_UID, BASE_USER, baseFiles, baseVersions } from './image/base-files.js';
import { imageFiles } from './image/image-files.js';
import { layerOf, writeLayout, type Layer } from './image/oci-layout.js';

const { values } = parseArgs({ options: { base: { type: 'string', default: 'debian' } } });

const FOLDER = path.join(PROJECT_ROOT, '.data/image');
const MEGABYTE = 1_000_000;

const ARCHITECTURES: Readonly<Record<string, string>> = { x64: 'amd64', arm64: 'arm64' };

const git = (...options: string[]): string =>
  execFileSync('git', options, { cwd: PROJECT_ROOT, encoding: 'utf8' }).trim();

const commit = git('rev-parse', 'HEAD');
/** Of the commit, so that the same commit gives the same image. */
const seconds = Number(git('show', '--no-patch', '--format=%ct', 'HEAD'));

/** The unprivileged user, and its folder, as in the Dockerfile. */
function userLayers(): readonly Layer[] {
  const root = path.join(PROJECT_ROOT, '.data/image-user');
  for (const folder of ['etc', 'data']) mkdirSync(path.join(root, folder), { recursive: true });
  const users = `root:x:0:0:root:/:/usr/sbin/nologin\n${BASE_USER}\n`;
  writeFileSync(path.join(root, 'etc/passwd'), users);
  writeFileSync(path.join(root, 'etc/group'), 'root:x:0:\nnode:x:1000:\n');
  const plan = { root, under: '', seconds };
  const layers = [
    layerOf({ ...plan, files: ['etc/group', 'etc/passwd'], comment: 'user' }),
    layerOf({ ...plan, files: ['data'], owner: BASE_UID, comment: 'data' }),
  ];
  rmSync(root, { recursive: true });
  return layers;
}

function baseLayers(): readonly Layer[] {
  if (values.base === 'none') return userLayers();
  const base = { root: '/', files: baseFiles(), under: '', seconds, comment: 'Debian libraries' };
  return [layerOf(base), ...userLayers()];
}

const { packages, service } = imageFiles(PROJECT_ROOT);
const own = { root: PROJECT_ROOT, under: 'app', seconds };
const layers = [
  ...baseLayers(),
  layerOf({ ...own, files: packages, comment: 'Node.js and packages' }),
  layerOf({ ...own, files: service, comment: 'service' }),
];
const digest = writeLayout(FOLDER, {
  layers,
  created: new Date(seconds * 1000).toISOString(),
  architecture: ARCHITECTURES[process.arch] ?? process.arch,
  tag: commit.slice(0, 12),
  config: {
    User: '1000:1000',
    ExposedPorts: { '3000/tcp': {} },
    Env: [
      'PATH=/app/node_modules/node/bin',
      'NODE_ENV=production',
      'HOST=0.0.0.0',
      'PORT=3000',
      'DATA_DIR=/data',
    ],
    Cmd: ['node', '--max-semi-space-size=8', '--heap-growing-percent=100', 'dist/server/main.js'],
    WorkingDir: '/app',
    Volumes: { '/data': {} },
  },
  labels: {
    'org.opencontainers.image.revision': commit,
    'org.opencontainers.image.title': 'nis2-compliance-gateway',
    ...(values.base === 'none' ? {} : { 'org.opencontainers.image.base.name': baseVersions() }),
  },
});
for (const { comment, bytes, tarBytes } of layers) {
  const sizes = [tarBytes, bytes.length].map((size) => (size / MEGABYTE).toFixed(1));
  console.log(`${comment}: ${sizes.join(' MB, compressed ')} MB`);
}
console.log(`${FOLDER}: ${digest}`);
