import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { renderDocx } from '../../../src/platform/docx/threaded-docx.js';

const template = readFileSync(path.resolve('kb/templates/re_signing.docx'));
const work = { template, tags: {}, date: '2026-01-01' };

test('a missing value is an error, never a word in print', async () => {
  await expect(renderDocx([work])).rejects.toThrow('has no value');
});

test('a file that is not a template is an error', async () => {
  await expect(renderDocx([{ ...work, template: Uint8Array.of(1, 2, 3) }])).rejects.toThrow();
});

test('a rendering that takes too long is stopped', async () => {
  await expect(renderDocx([work], 1)).rejects.toThrow('longer than 1 ms');
});
