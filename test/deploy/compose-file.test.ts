/** docker-compose.yml uses settings that the service has. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { environmentSchema } from '../../src/config/env-schema.js';
import { loadConfig, PROJECT_ROOT } from '../../src/config/env.js';

type Compose = Readonly<{
  services: Readonly<
    Record<
      string,
      {
        build?: string;
        environment?: Record<string, string>;
        ports?: string[];
        volumes?: string[];
        depends_on?: Record<string, unknown>;
      }
    >
  >;
  volumes: Readonly<Record<string, unknown>>;
}>;

const { services, volumes } = parse(
  readFileSync(path.join(PROJECT_ROOT, 'docker-compose.yml'), 'utf8'),
  { merge: true },
) as Compose; // our own file

const ours = Object.entries(services).filter(([, { build }]) => build !== undefined);

/** Resolves `${NAME:-default}`; the caller's shell sets only secrets. */
const SHELL: Readonly<Record<string, string>> = {
  API_KEY_PEPPER: 'x'.repeat(64),
  DOWNLOAD_TOKEN_SECRET: 'y'.repeat(64),
};
const filled = (value: string): string =>
  value.replace(
    /\$\{(\w+):-([^}]*)\}/g,
    (_, name: string, otherwise: string) => SHELL[name] ?? otherwise,
  );

test.each(ours)('%s starts with its environment, in production', (_name, { environment = {} }) => {
  expect(Object.keys(environmentSchema.shape)).toEqual(
    expect.arrayContaining(Object.keys(environment)),
  );
  const given = Object.entries(environment).map(([name, value]): [string, string] => [
    name,
    filled(value),
  ]);
  const all: Record<string, string> = Object.fromEntries(given);
  const config = loadConfig({ ...all, NODE_ENV: 'production' });
  for (const url of [config.databaseUrl, config.redisUrl, config.smtpUrl]) {
    expect(Object.keys(services)).toContain(new URL(url ?? '').hostname);
  }
});

test('there are a gateway and a worker, each with its own folder', () => {
  expect(ours.map(([name, { environment }]) => [name, environment?.['ROLE']])).toEqual([
    ['gateway', 'api'],
    ['worker', 'worker'],
  ]);
  const mounted = Object.values(services).flatMap(({ volumes: own = [] }) =>
    own.map((one) => one.split(':')[0]),
  );
  expect([...mounted].sort()).toEqual(Object.keys(volumes).sort());
  for (const [, { depends_on: needed = {} }] of ours) {
    expect(Object.keys(services)).toEqual(expect.arrayContaining(Object.keys(needed)));
  }
});
