/** The npm package as a registry and a bundler see it: sizes, entries, types, documentation. */
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { build, type Metafile } from 'esbuild';
import { publint } from 'publint';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { installClient } from '../support/installed-client.js';

const LONG_MS = 120_000;

/** Budget of a page that calls the service, compressed; without subscriptions, which are loaded when used. */
const CORE_BYTES = 15_000;

/** Of a page that uses the English names of every operation. */
const ENGLISH_BYTES = 35_000;

let folder: string;
let home: string;
let archive: Buffer;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'nis2-package-'));
  ({ home, archive } = await installClient(folder));
}, LONG_MS);
afterAll(() => rm(folder, { recursive: true, force: true }));

type Bundle = Readonly<{ bytes: number; inputs: readonly string[]; chunks: Metafile['outputs'] }>;

async function bundle(contents: string): Promise<Bundle> {
  const { outputFiles, metafile } = await build({
    stdin: { contents, resolveDir: folder },
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'browser',
    minify: true,
    metafile: true,
    write: false,
    outdir: path.join(folder, 'bundled'),
  });
  const entry = outputFiles.find((file) => path.basename(file.path).startsWith('stdin'));
  const inputs = Object.values(metafile.outputs).flatMap((chunk) => Object.keys(chunk.inputs));
  return { bytes: gzipSync(entry?.contents ?? '').length, inputs, chunks: metafile.outputs };
}

const CORE = `import { Nis2Client } from 'nis2-compliance-client'; window.nis2 = Nis2Client;`;
const ENGLISH = `import { createEnglishClient } from 'nis2-compliance-client/english'; window.nis2 = createEnglishClient;`;

test.each([
  { name: 'the core', source: CORE, most: CORE_BYTES },
  { name: 'the client with English names', source: ENGLISH, most: ENGLISH_BYTES },
])(
  '$name stays within its budget of $most bytes, without the command line and MCP',
  async ({ source, most }) => {
    const { bytes, inputs } = await bundle(source);
    expect(bytes).toBeGreaterThan(1_000);
    expect(bytes).toBeLessThanOrEqual(most);
    expect(
      inputs.filter((file) =>
        /\/cli\/|modelcontextprotocol|commander|node_modules\/graphql\//.test(file),
      ),
    ).toEqual([]);
  },
);

test('the socket is a separate chunk', async () => {
  const { chunks } = await bundle(CORE);
  const withSocket = Object.entries(chunks).filter(([, { inputs }]) =>
    Object.keys(inputs).some((file) => file.includes('graphql-ws')),
  );
  expect(withSocket.map(([file]) => path.basename(file))).toEqual([
    expect.stringMatching(/^socket-/),
  ]);
});

test('publint reports nothing', async () => {
  const { messages } = await publint({ pkgDir: home, strict: true, pack: false });
  expect(messages).toEqual([]);
});

test('every way to import the package gets the types of the code', async () => {
  const result = await checkPackage(createPackageFromTarballData(archive));
  expect(result.types).toMatchObject({ kind: 'included' });
  const problems = 'problems' in result ? result.problems : [];
  // The package is for import; require() of Node.js 20.19 and later loads it too.
  const other = problems.filter(({ kind }) => kind !== 'CJSResolvesToESM');
  expect(
    other.filter((one) => !('resolutionKind' in one && one.resolutionKind === 'node10')),
  ).toEqual([]);
});

test('the package contains its documents, its licence and the name under which it is installed', async () => {
  const files = await readdir(home);
  expect(files).toEqual(expect.arrayContaining(['LICENSE', 'NOTICE', 'README.md', 'lib']));
  const read = JSON.parse(await readFile(path.join(home, 'package.json'), 'utf8')) as object;
  expect(read).toMatchObject({
    name: 'nis2-compliance-client',
    description: expect.any(String),
    license: expect.any(String),
    publishConfig: { provenance: true },
  });
});
