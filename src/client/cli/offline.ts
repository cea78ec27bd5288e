/** Answers without the service, from a folder that `kb download` filled. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { unreachable } from '../errors.js';
import type { CallOptions } from './connection.js';
import { BadInput } from './exit-codes.js';
import type { CliContext } from './terminal.js';

type LawInfo = Readonly<{ version: string; link: string; ageDays: number; isOld: boolean }>;

/** The part of the offline package used here. */
type OfflineLaw = Readonly<{
  info: LawInfo;
  scoping: (input: object) => Readonly<{ data: object }>;
}>;

type Engine = Readonly<{ openLaw: (file: string, options: object) => Promise<OfflineLaw> }>;

/** Script of the offline package, next to the compiled client. */
const ENGINE = new URL('../../../offline/main.js', import.meta.url);

async function engine(): Promise<Engine> {
  try {
    return (await import(ENGINE.href)) as Engine; // built from src/offline
  } catch (cause) {
    throw new BadInput('the offline rules are not installed: run "npm run offline:build"', {
      cause,
    });
  }
}

/** Refusals of the offline package are errors of the input. */
function rethrow(failure: unknown): never {
  if (!(failure instanceof Error) || failure.name !== 'OfflineError') throw failure;
  throw new BadInput(failure.message, { cause: failure });
}

const NAMES = { keys: 'keys.json', latest: 'latest.json', index: 'index.json' } as const;
const KEYS = '/.well-known/jwks.json';
const bundleName = (language: string): string => `law.${language}.json`;

const readIfThere = (folder: string, name: string): Promise<string | undefined> =>
  readFile(path.join(folder, name), 'utf8').catch(() => undefined);

async function readFrom(folder: string, name: string): Promise<string> {
  const text = await readIfThere(folder, name);
  if (text !== undefined) return text;
  throw new BadInput(`${path.join(folder, name)} is missing: run "nis2 kb download ${folder}"`);
}

type OfflineOptions = Readonly<{ offline: string; language: string; allowOld?: boolean }>;

async function openFolder({ offline, language, allowOld }: OfflineOptions): Promise<OfflineLaw> {
  const { openLaw } = await engine();
  const file = await readFrom(offline, bundleName(language));
  const keys: unknown = JSON.parse(await readFrom(offline, NAMES.keys));
  const latest = await readIfThere(offline, NAMES.latest);
  const options = {
    keys,
    allowOld: allowOld === true,
    ...(latest === undefined ? {} : { latest }),
  };
  return openLaw(file, options).catch(rethrow);
}

/** @returns `data` of the answer; members that REST omits are null */
export async function scopeOffline(
  input: object,
  options: OfflineOptions,
  { terminal }: Pick<CliContext, 'terminal'>,
): Promise<object> {
  const law = await openFolder(options);
  const { version, ageDays, isOld } = law.info;
  terminal.note(`offline: ${version}, ${String(ageDays)} days old${isOld ? ' (too old)' : ''}\n`);
  try {
    return { receipt: null, ...law.scoping(input).data };
  } catch (failure) {
    return rethrow(failure);
  }
}

async function fetchText(url: string, place: string): Promise<string> {
  const answer = await fetch(new URL(place, url)).catch((cause: unknown) => {
    throw unreachable(`${place} cannot be read`, cause);
  });
  if (answer.ok) return answer.text();
  throw unreachable(`${place} was answered with ${String(answer.status)}`);
}

/** The version of an earlier download, from which the new one must continue. */
async function trustedIn(folder: string, language: string): Promise<LawInfo | undefined> {
  if ((await readIfThere(folder, bundleName(language))) === undefined) return undefined;
  return (await openFolder({ offline: folder, language, allowOld: true })).info;
}

type DownloadOptions = Pick<CallOptions, 'url' | 'language'>;

/** By file name. Keys that are in the folder stay: a new key set is not trusted because the service sends it. */
async function fetchFiles(folder: string, { url, language }: DownloadOptions) {
  const latest = await fetchText(url, '/law/latest.json');
  const { version } = JSON.parse(latest) as { version: string }; // its signature is checked by `openLaw`
  return {
    latest,
    index: await fetchText(url, '/law/index.json'),
    keys: (await readIfThere(folder, NAMES.keys)) ?? (await fetchText(url, KEYS)),
    file: await fetchText(url, `/law/${version}/bundle.${language}.json`),
  };
}

export async function downloadLaw(folder: string, options: DownloadOptions): Promise<LawInfo> {
  const trusted = await trustedIn(folder, options.language);
  const { file, keys, latest, index } = await fetchFiles(folder, options);
  const { openLaw } = await engine();
  const checks = { keys: JSON.parse(keys) as unknown, latest, index };
  const all = trusted === undefined ? checks : { ...checks, trusted };
  const { info } = await openLaw(file, all).catch(rethrow);
  await mkdir(folder, { recursive: true });
  const write = (name: string, text: string) => writeFile(path.join(folder, name), text);
  await write(NAMES.keys, keys);
  await write(NAMES.latest, latest);
  await write(NAMES.index, index);
  await write(bundleName(options.language), file);
  return info;
}
