/** What readers search for finds the section about it, in each language. */
import { readFile } from 'node:fs/promises';
import { beforeAll, expect, test } from '@jest/globals';
import { find, type SearchIndex } from '../../src/console/guides/search.js';
import { DOC_DIRECTORY, docs } from '../../src/server/docs/doc-files.js';
import { buildDocs } from '../../tools/docs/build.js';

beforeAll(buildDocs);

test.each([
  ['en', 'retry', '/docs/limits#retries'],
  ['en', 'webhook signature', '/docs/webhooks'],
  ['en', 'magic values', '/docs/test-mode#values'],
  ['en', 'uptime', '/docs/service-levels'],
  ['en', 'rotate key', '/docs/keys-and-roles#replacing-a-key'],
  ['de', 'Kosten', '/docs/de/billing'],
  ['et', 'veebihaak', '/docs/et/webhooks'],
] as const)('in %s, "%s" finds %s first', async (language, query, address) => {
  const { search } = await docs();
  const file = search[language].split('/').at(-1) ?? '';
  // The build writes it.
  const index = JSON.parse(await readFile(new URL(file, DOC_DIRECTORY), 'utf8')) as SearchIndex;
  expect(find(index, query)[0]?.address).toBe(address);
});
