/** The package as users get it: its size, and its answers in Node.js 20 and 26, a worker and a browser. */
import { execFile } from 'node:child_process';
import { readFile, rm, writeFile } from 'node:fs/promises';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { promisify } from 'node:util';
import { Worker } from 'node:worker_threads';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import ts from 'typescript';
import { BROWSER_NOTE, hasBrowser, openBrowser } from '../support/browser.js';
import { bundleFile, NOW, present, restAnswers } from '../support/offline-law.js';
import { installOffline, type OfflinePackage } from '../support/offline-package.js';
import { OLD_NODE, OLD_NODE_NOTE } from '../support/old-node.js';
import { randomScoping } from '../support/random-scoping.js';
import { LANGUAGES } from '../../src/shared/language.js';

const LONG_MS = 180_000;
const INPUTS = 300;
const END_CHARACTERS = 800;
/** Script and bundle of one language, gzipped. */
const MAX_BYTES = 250 * 1024;

const onOldNode = OLD_NODE === undefined ? test.skip : test;
const inBrowser = hasBrowser ? test : test.skip;

let installed: OfflinePackage;
let inputs: readonly Record<string, unknown>[];
let expected: readonly string[];

/** Program: opens the bundle and answers every input. */
const ANSWER = `
async function answers(openLaw, { law, keys, inputs }) {
  const opened = await openLaw(law, { keys, now: new Date('${NOW.toISOString()}') });
  return inputs.map((input) => JSON.stringify(opened.scoping(input).data));
}
`;

const NODE = `
import { readFileSync } from 'node:fs';
import { openLaw } from 'nis2-compliance-offline';
${ANSWER}
const read = (name) => readFileSync(name, 'utf8');
const [keys, inputs] = ['keys.json', 'inputs.json'].map((name) => JSON.parse(read(name)));
console.log(JSON.stringify(await answers(openLaw, { law: read('law.json'), keys, inputs })));
`;

const WORKER = `
import { parentPort, workerData } from 'node:worker_threads';
import { openLaw } from 'nis2-compliance-offline';
${ANSWER}
parentPort.postMessage(await answers(openLaw, workerData));
`;

const file = (name: string): string => path.join(installed.folder, name);

beforeAll(async () => {
  installed = await installOffline();
  const next = randomScoping(present.knowledge, 20);
  inputs = Array.from({ length: INPUTS }, () => ({ ...next(), keel: 'en' }));
  const rest = await restAnswers();
  expected = await Promise.all(inputs.map((input) => rest('Query.scoping', input)));
  await writeFile(file('inputs.json'), JSON.stringify(inputs));
  await writeFile(file('node.mjs'), NODE);
  await writeFile(file('worker.mjs'), WORKER);
}, LONG_MS);
afterAll(() => rm(installed.folder, { recursive: true }));

test('the package has no dependency and imports nothing', async () => {
  const manifest = JSON.parse(
    await readFile(path.join(installed.home, 'package.json'), 'utf8'),
  ) as object;
  expect(manifest).not.toHaveProperty('dependencies');
  const script = await readFile(path.join(installed.home, 'main.js'), 'utf8');
  expect(script).not.toMatch(/\bimport\s*[({"']|\brequire\(|\bprocess\.|\bBuffer\b/);
});

test(
  'script and bundle take at most 250 KB gzipped in every language',
  async () => {
    const script = gzipSync(await readFile(path.join(installed.home, 'main.js'))).length;
    for (const language of LANGUAGES) {
      const bundle = gzipSync(await bundleFile(language)).length;
      expect([language, script + bundle]).toEqual([language, expect.any(Number)]);
      expect(script + bundle).toBeLessThanOrEqual(MAX_BYTES);
    }
  },
  LONG_MS,
);

test('its types need no other package', async () => {
  const source = `import { openLaw, OfflineError, type Law, type ScopingResult } from 'nis2-compliance-offline';
    const law: Law = await openLaw('', { keys: { keys: [] }, maxAgeDays: 3 });
    const { data, law: info } = law.scoping({ tootajad: 9 });
    const result: ScopingResult = data;
    const known: 'essential' | 'important' | 'valjas' = result.klassifikatsioon;
    export const all: readonly [string, number, boolean, string] = [known, info.ageDays, info.isOld, new OfflineError('BUNDLE_TOO_OLD', '').code];`;
  await writeFile(file('typed.mts'), source);
  const program = ts.createProgram([file('typed.mts')], {
    strict: true,
    exactOptionalPropertyTypes: true,
    noEmit: true,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    types: [],
  });
  expect(ts.getPreEmitDiagnostics(program).map(({ messageText }) => messageText)).toEqual([]);
});

async function fromNode(node: string): Promise<unknown> {
  const options = { cwd: installed.folder, maxBuffer: 2 ** 26 };
  const run = promisify(execFile)(node, ['node.mjs'], options);
  const { stdout } = await run.catch((error: unknown) => {
    throw new Error(String(error).slice(-END_CHARACTERS)); // the message contains the whole script
  });
  return JSON.parse(stdout);
}

test('it answers like the service in this Node.js', async () => {
  expect(await fromNode(process.execPath)).toEqual(expected);
});

onOldNode(`it answers like the service in Node.js 20${OLD_NODE_NOTE}`, async () => {
  expect(await fromNode(OLD_NODE ?? '')).toEqual(expected);
});

test('it answers like the service in a worker', async () => {
  const law = await readFile(file('law.json'), 'utf8');
  const keys: unknown = JSON.parse(await readFile(file('keys.json'), 'utf8'));
  const answers = await new Promise((resolve, reject) => {
    const worker = new Worker(file('worker.mjs'), { workerData: { law, keys, inputs } });
    worker.once('message', resolve).once('error', reject);
  });
  expect(answers).toEqual(expected);
});

const PAGE = `<!doctype html><link rel="icon" href="data:,"><script type="module">
import { openLaw } from '/main.js';
${ANSWER}
const [law, keys] = await Promise.all(['/law.json', '/keys.json'].map(async (name) => (await fetch(name)).text()));
window.ask = (inputs) => answers(openLaw, { law, keys: JSON.parse(keys), inputs });
window.ready = true;
</script>`;

type Window = Readonly<{ ask: (inputs: unknown) => Promise<string[]>; ready?: boolean }>;
declare const window: Window;

inBrowser(
  `it answers like the service in Chromium, and sends nothing${BROWSER_NOTE}`,
  async () => {
    const script = await readFile(path.join(installed.home, 'main.js'));
    const server = http.createServer((request, response) => {
      const name = request.url ?? '/';
      response.setHeader('content-type', name.endsWith('.js') ? 'text/javascript' : 'text/html');
      if (name === '/') response.end(PAGE);
      else if (name === '/main.js') response.end(script);
      else void readFile(file(path.basename(name))).then((bytes) => response.end(bytes));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const browser = await openBrowser();
    const page = await browser.newPage();
    await page.goto(`http://127.0.0.1:${String((server.address() as AddressInfo).port)}/`);
    await page.waitForFunction(() => window.ready === true);
    const sent: string[] = [];
    page.on('request', (request) => sent.push(request.url()));
    const answers = await page.evaluate((requested) => window.ask(requested), inputs);
    await browser.close();
    server.close();
    expect(answers).toEqual(expected);
    expect(sent).toEqual([]);
  },
  LONG_MS,
);
