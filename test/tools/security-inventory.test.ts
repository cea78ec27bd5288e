/** SECURITY.md lists every cryptographic purpose, and every outgoing connection that can be configured. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { environmentSchema } from '../../src/config/env-schema.js';
import { PROJECT_ROOT } from '../../src/config/env.js';

const textOf = (file: string): string => readFileSync(path.join(PROJECT_ROOT, file), 'utf8');

function section(name: string): string {
  const [, text = ''] = textOf('SECURITY.md').split(`\n### ${name}\n`);
  return text.split(/\n##/)[0] ?? '';
}

const sources = readdirSync(path.join(PROJECT_ROOT, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .map((file) => ({ file: file.replaceAll(path.sep, '/'), text: textOf(path.join('src', file)) }));

test('each purpose of a secret is in the inventory, and no other', () => {
  const used = sources.flatMap(({ text }) =>
    [...text.matchAll(/'(nis2:[a-z-]+):v\d+/g)].map(([, purpose]) => purpose ?? ''),
  );
  const templates = sources.flatMap(({ text }) =>
    [...text.matchAll(/`(nis2:[a-z-]+):v\d+/g)].map(([, purpose]) => purpose ?? ''),
  );
  const listed = [...section('Cryptography').matchAll(/`(nis2:[a-z-]+)`/g)].map(([, one]) => one);
  expect(used.length).toBeGreaterThan(10);
  expect([...new Set(listed)].sort()).toEqual([...new Set([...used, ...templates])].sort());
});

test('cryptography is that of Node.js and of jose', () => {
  const packages = sources.flatMap(({ file, text }) =>
    [...text.matchAll(/from '([^'.][^']*)'/g)]
      .map(([, name]) => name ?? '')
      .filter((name) => /crypt|cipher|hash|jose|jwt|sodium|nacl|forge|sign/i.test(name))
      .map((name) => ({ file, name })),
  );
  expect([...new Set(packages.map(({ name }) => name))].sort()).toEqual(['jose', 'node:crypto']);
});

test('each address that the service connects to is in the list of connections', () => {
  const settings = Object.keys(environmentSchema.shape).filter((name) =>
    /(_URL|_ENDPOINT|_BASE|_PUBLIC_KEYS)$/.test(name),
  );
  const besides = ['PUBLIC_URL', 'DATABASE_DIRECT_URL', 'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT'];
  const listed = section('Connections');
  const missing = settings.filter((name) => !besides.includes(name) && !listed.includes(name));
  expect(missing).toEqual([]);
});
