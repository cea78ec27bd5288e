/** Answers without the service, from a folder that `kb download` filled. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { BadInput } from './exit-codes.js';
import type { CliContext } from './terminal.js';

export type LawInfo = Readonly<{ version: string; link: string; ageDays: number; isOld: boolean }>;

/** The part of the offline package used here. */
type OfflineLaw = Readonly<{
  info: LawInfo;
  scoping: (input: object) => Readonly<{ data: object }>;
}>;

type Engine = Readonly<{
  openLaw: (file: string, options: object) => Promise<OfflineLaw>;
  updateLaw: (file: string, delta: string) => Promise<string>;
}>;

/** Script of the offline package, next to the compiled client. */
const ENGINE = new URL('../../../offline/main.js', import.meta.url);

export async function engine(): Promise<Engine> {
  try {
    return (await import(ENGINE.href)) as Engine; // built from src/offline
  } catch (cause) {
    throw new BadInput('the offline rules are not installed: run "npm run offline:build"', {
      cause,
    });
  }
}

/** Refusals of the offline package are errors of the input. */
export function rethrow(failure: unknown): never {
  if (!(failure instanceof Error) || failure.name !== 'OfflineError') throw failure;
  throw new BadInput(failure.message, { cause: failure });
}

export const NAMES = {
  keys: 'keys.json',
  latest: 'latest.json',
  index: 'index.json',
  licence: 'licence.txt',
} as const;
export const bundleName = (language: string): string => `law.${language}.json`;

export const readIfThere = (folder: string, name: string): Promise<string | undefined> =>
  readFile(path.join(folder, name), 'utf8').catch(() => undefined);

async function readFrom(folder: string, name: string): Promise<string> {
  const text = await readIfThere(folder, name);
  if (text !== undefined) return text;
  throw new BadInput(`${path.join(folder, name)} is missing: run "nis2 kb download ${folder}"`);
}

/** `licence`: instead of the token in the folder. */
type OfflineOptions = Readonly<{
  offline: string;
  language: string;
  allowOld?: boolean;
  licence?: string | undefined;
}>;

export async function openFolder({
  offline,
  language,
  allowOld,
  licence: given,
}: OfflineOptions): Promise<OfflineLaw> {
  const { openLaw } = await engine();
  const file = await readFrom(offline, bundleName(language));
  const keys: unknown = JSON.parse(await readFrom(offline, NAMES.keys));
  const latest = await readIfThere(offline, NAMES.latest);
  const licence = given ?? (await readIfThere(offline, NAMES.licence));
  const options = {
    keys,
    allowOld: allowOld === true,
    ...(latest === undefined ? {} : { latest }),
    ...(licence === undefined ? {} : { licence }),
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
