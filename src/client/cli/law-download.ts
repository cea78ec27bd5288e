/** `kb download`: signed law data for a folder, by a delta from what the folder has if there is one. */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { unreachable } from '../errors.js';
import { accessToken } from './auth/token.js';
import { openClient, type CallOptions } from './connection.js';
import {
  bundleName,
  engine,
  NAMES,
  openFolder,
  readIfThere,
  rethrow,
  type LawInfo,
} from './offline.js';

const KEYS = '/.well-known/jwks.json';

type Index = Readonly<{
  needsLicence: boolean;
  versions: readonly Readonly<{ version: string; deltasFrom: readonly string[] }>[];
}>;

type DownloadOptions = Pick<CallOptions, 'url' | 'key' | 'language'>;

/** `info`: null if the folder has no bundle of the language, or none that opens. */
type Held = Readonly<{ file: string; info: LawInfo }> | null;

async function fetchText(url: string, place: string): Promise<string> {
  const answer = await fetch(new URL(place, url)).catch((cause: unknown) => {
    throw unreachable(`${place} cannot be read`, cause);
  });
  if (answer.ok) return answer.text();
  throw unreachable(`${place} was answered with ${String(answer.status)}`);
}

/** An earlier download, from which the new version must continue. */
async function heldIn(folder: string, language: string, licence?: string): Promise<Held> {
  const file = await readIfThere(folder, bundleName(language));
  if (file === undefined) return null;
  const { info } = await openFolder({ offline: folder, language, allowOld: true, licence });
  return { file, info };
}

type Wanted = Readonly<{ version: string; index: Index }>;

async function fetchBundle(
  { version, index }: Wanted,
  { url, language }: DownloadOptions,
  held: Held,
): Promise<string> {
  if (held?.info.version === version) return held.file;
  const kind = index.needsLicence ? 'licensed' : 'bundle';
  const from = held?.info.version ?? '';
  const listed = index.versions.find((one) => one.version === version)?.deltasFrom ?? [];
  const whole = () => fetchText(url, `/law/${version}/${kind}.${language}.json`);
  if (held === null || !listed.includes(from)) return whole();
  const delta = await fetchText(
    url,
    `/law/${version}/${kind}.delta1-from.${from}.${language}.json`,
  );
  const { updateLaw } = await engine();
  // A service with another secret or address signs other files: then the whole one is needed.
  return updateLaw(held.file, delta).catch(whole);
}

/** A new token if the service requires one; without a key the folder keeps its own. */
async function fetchLicence(
  folder: string,
  { needsLicence }: Index,
  options: DownloadOptions,
): Promise<string | undefined> {
  if (!needsLicence) return undefined;
  const key = options.key ?? (await accessToken(options.url));
  if (key === undefined) return readIfThere(folder, NAMES.licence);
  return (await openClient(options).law.licence()).licence;
}

/** By file name. Keys that are in the folder stay: a new key set is not trusted because the service sends it. */
async function fetchFiles(folder: string, options: DownloadOptions) {
  const { url, language } = options;
  const latest = await fetchText(url, '/law/latest.json');
  const { version } = JSON.parse(latest) as { version: string }; // its signature is checked by `openLaw`
  const text = await fetchText(url, '/law/index.json');
  const index = JSON.parse(text) as Index; // its chain is checked by `openLaw`
  const licence = await fetchLicence(folder, index, options);
  const held = await heldIn(folder, language, licence);
  return {
    latest,
    index: text,
    keys: (await readIfThere(folder, NAMES.keys)) ?? (await fetchText(url, KEYS)),
    licence,
    held,
    file: await fetchBundle({ version, index }, options, held),
  };
}

export async function downloadLaw(folder: string, options: DownloadOptions): Promise<LawInfo> {
  const { file, keys, latest, index, licence, held } = await fetchFiles(folder, options);
  const { openLaw } = await engine();
  const checks = {
    keys: JSON.parse(keys) as unknown,
    latest,
    index,
    ...(held === null ? {} : { trusted: held.info }),
    ...(licence === undefined ? {} : { licence }),
  };
  const { info } = await openLaw(file, checks).catch(rethrow);
  await mkdir(folder, { recursive: true });
  const write = (name: string, text: string) => writeFile(path.join(folder, name), text);
  await write(NAMES.keys, keys);
  await write(NAMES.latest, latest);
  await write(NAMES.index, index);
  if (licence !== undefined) await write(NAMES.licence, licence);
  await write(bundleName(options.language), file);
  return info;
}
