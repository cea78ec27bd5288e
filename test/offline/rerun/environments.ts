/** Runs the installed offline package in programs of Node.js, a worker and Chromium. Answers are compared by SHA-256. */
import { execFile } from 'node:child_process';
import http from 'node:http';
import { readFile, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';
import { openBrowser } from '../../support/browser.js';
import { installOffline } from '../../support/offline-package.js';
import { NOW } from '../../support/offline-law.js';

/** `digests`: by language. `micros`: per answer, without writing it as JSON. */
const reportSchema = z.object({
  digests: z.record(z.string(), z.string()),
  micros: z.number(),
});
export type Report = z.infer<typeof reportSchema>;

/** `read`: of a file next to the program. */
const PROGRAM = `
async function report(openLaw, read) {
  const keys = JSON.parse(await read('keys.json'));
  const digests = {};
  let [answers, spent] = [0, 0];
  for (const language of JSON.parse(await read('languages.json'))) {
    const law = await openLaw(await read('law.' + language + '.json'), { keys, now: new Date('${NOW.toISOString()}') });
    const inputs = JSON.parse(await read('inputs.' + language + '.json'));
    const start = performance.now();
    const all = inputs.map((input) => law.scoping(input).data);
    spent += performance.now() - start;
    answers += all.length;
    const text = all.map((one) => JSON.stringify(one)).join('\\n');
    const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
    digests[language] = [...hash].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  }
  return { digests, micros: (spent * 1000) / answers };
}
`;

const IMPORTS = `import { readFile } from 'node:fs/promises';
import { openLaw } from 'nis2-compliance-offline';
const read = (name) => readFile(name, 'utf8');
${PROGRAM}`;

const NODE = `${IMPORTS}console.log(JSON.stringify(await report(openLaw, read)));\n`;

const WORKER = `import { isMainThread, parentPort, Worker } from 'node:worker_threads';
${IMPORTS}
if (isMainThread) new Worker(new URL(import.meta.url)).on('message', (found) => console.log(JSON.stringify(found)));
else parentPort.postMessage(await report(openLaw, read));
`;

const PAGE = `<!doctype html><link rel="icon" href="data:,"><script type="module">
import { openLaw } from '/main.js';
${PROGRAM}
window.result = report(openLaw, async (name) => (await fetch('/' + name)).text());
</script>`;

export type Files = Readonly<Record<string, string>>;

/** Installs the package with files beside it. @returns its folder and the folder of its script */
export async function prepare(files: Files): Promise<Readonly<{ folder: string; home: string }>> {
  const installed = await installOffline();
  const all = { ...files, 'node.mjs': NODE, 'worker.mjs': WORKER };
  for (const [name, text] of Object.entries(all)) {
    await writeFile(path.join(installed.folder, name), text);
  }
  return installed;
}

/** @param program `node.mjs` or `worker.mjs` */
export async function inNode(node: string, folder: string, program: string): Promise<Report> {
  const { stdout } = await promisify(execFile)(node, [program], { cwd: folder });
  return reportSchema.parse(JSON.parse(stdout));
}

declare const window: Readonly<{ result?: Promise<unknown> }>;

export async function inChromium(folder: string, home: string): Promise<Report> {
  const server = http.createServer((request, response) => {
    const name = path.basename(request.url ?? '/');
    response.setHeader('content-type', name === 'main.js' ? 'text/javascript' : 'text/html');
    if (name === '') response.end(PAGE);
    else {
      const from = name === 'main.js' ? home : folder;
      void readFile(path.join(from, name)).then((bytes) => response.end(bytes));
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const browser = await openBrowser();
  try {
    const page = await browser.newPage();
    await page.goto(`http://127.0.0.1:${String((server.address() as AddressInfo).port)}/`);
    await page.waitForFunction(() => window.result !== undefined);
    return reportSchema.parse(await page.evaluate(() => window.result));
  } finally {
    await browser.close();
    server.close();
  }
}
