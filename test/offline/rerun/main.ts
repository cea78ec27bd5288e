/**
 * Compares the offline package with `POST /v1/scoping` on all vectors and random inputs in every language, here and in other
 * environments: `npm run offline:equal -- --inputs 100000 --node <program> …`. Exit code 1 if an answer differs.
 */
import 'reflect-metadata';
import { createHash } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { LANGUAGES, type Language } from '../../../src/shared/language.js';
import { hasBrowser } from '../../support/browser.js';
import { bodiesByLanguage, type Body } from './inputs.js';
import { inChromium, inNode, prepare, type Files, type Report } from './environments.js';

const { values } = parseArgs({
  options: {
    inputs: { type: 'string', default: '1000' },
    node: { type: 'string', multiple: true, default: [] },
  },
});

const print = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

/** They load decorators, which need the import above first. */
const { bundleFile, present, restAnswers } = await import('../../support/offline-law.js');

/** SHA-256 of the answers of the service, one per line. */
async function expectedDigest(
  rest: Awaited<ReturnType<typeof restAnswers>>,
  bodies: readonly Body[],
): Promise<string> {
  const answers: string[] = [];
  for (const body of bodies) answers.push(await rest('Query.scoping', body));
  return createHash('sha256').update(answers.join('\n')).digest('hex');
}

type Expected = ReadonlyMap<Language, string>;

function isEqual(name: string, { digests, micros }: Report, expected: Expected): boolean {
  const wrong = LANGUAGES.filter((language) => digests[language] !== expected.get(language));
  const verdict = wrong.length === 0 ? 'equal' : `DIFFERENT in ${wrong.join(', ')}`;
  print(`${name}: ${verdict}, ${micros.toFixed(1)} µs an answer`);
  return wrong.length === 0;
}

async function main(): Promise<boolean> {
  const bodies = bodiesByLanguage(present.knowledge, Number(values.inputs));
  const rest = await restAnswers();
  const files: Record<string, string> = { 'languages.json': JSON.stringify(LANGUAGES) };
  const expected = new Map<Language, string>();
  for (const [language, list] of bodies) {
    files[`inputs.${language}.json`] = JSON.stringify(list);
    files[`law.${language}.json`] = await bundleFile(language);
    expected.set(language, await expectedDigest(rest, list));
  }
  const count = [...bodies.values()].reduce((sum, list) => sum + list.length, 0);
  print(`${String(count)} inputs in ${String(LANGUAGES.length)} languages`);
  return compareAll(files, expected);
}

async function compareAll(files: Files, expected: Expected): Promise<boolean> {
  const { folder, home } = await prepare(files);
  const found: boolean[] = [];
  for (const node of [process.execPath, ...values.node]) {
    found.push(isEqual(node, await inNode(node, folder, 'node.mjs'), expected));
  }
  found.push(isEqual('worker', await inNode(process.execPath, folder, 'worker.mjs'), expected));
  if (hasBrowser) found.push(isEqual('Chromium', await inChromium(folder, home), expected));
  else print('Chromium: not installed');
  await rm(folder, { recursive: true });
  return !found.includes(false);
}

process.exitCode = (await main()) ? 0 : 1;
