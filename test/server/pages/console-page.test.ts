import { beforeAll, expect, test } from '@jest/globals';
import { consoleFiles } from '../../../src/server/pages/console-files.js';
import { consolePage } from '../../../src/server/pages/console-page.js';
import { LANGUAGES } from '../../../src/shared/language.js';
import { requireConsole } from '../../support/console-files.js';

const MODEL = {
  provider: 'Õigus & <b>Co</b>',
  version: '1.0.0',
  isStrict: false,
  kbVersion: 'kb_2026-11-21_0a1b2c3d',
  limits: { professional: { perMinute: 300, perMonth: 50_000 } },
};
const MAX_SCRIPT_BYTES = 150_000;

beforeAll(requireConsole);

test('the console loads only its own files, and its policy permits no others', async () => {
  const files = await consoleFiles();
  const { body, contentSecurityPolicy } = consolePage(MODEL, files);
  const named = [...body.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address = '']) => address);
  const own = named.filter((address) => address.startsWith('/console/assets/'));
  // Style, both scripts and the font of headings.
  expect(own).toHaveLength(4);
  expect(own.filter((address) => !files.files.has(address))).toEqual([]);
  expect(named.filter((address) => !/^(\/|data:)/.test(address))).toEqual([]);
  expect(contentSecurityPolicy).not.toContain('unsafe');
  expect(body).toContain('&lt;b&gt;Co');
  expect(body).not.toMatch(/<script(?![^>]*\ssrc=)| style="/);
});

test('the console has every language and stays small', async () => {
  const { files, texts, questions, offers, rules, script } = await consoleFiles();
  expect(Object.keys(texts).sort()).toEqual([...LANGUAGES].sort());
  expect(Object.keys(questions).sort()).toEqual([...LANGUAGES].sort());
  expect(Object.keys(offers).sort()).toEqual([...LANGUAGES].sort());
  const named = [...[texts, questions, offers].flatMap((paths) => Object.values(paths)), rules];
  expect(named.filter((path) => !files.has(path))).toEqual([]);
  expect(files.get(script)?.gzip.length).toBeLessThan(MAX_SCRIPT_BYTES);
});
