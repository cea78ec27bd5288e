import { expect, test } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import { getPriority } from 'node:os';
import type { DocumentWork } from '../../../src/platform/docx/document-files.js';
import { DocumentRenderer } from '../../../src/platform/docx/document-renderer.js';
import { factsOf, packageOf } from '../../modules/documents/composed-fixture.js';

/** Field 19 of proc_pid_stat(5), counted from the end of the name. */
const NICE_FIELD = 16;

function niceOf(thread: string): number {
  const stat = readFileSync(`/proc/self/task/${thread}/stat`, 'utf8');
  return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[NICE_FIELD]);
}

const threads = (): string[] => readdirSync('/proc/self/task');

function firstWork(): DocumentWork {
  const [first] = packageOf(factsOf('bakery'), 'et');
  if (first === undefined) throw new Error('no document was planned');
  const template = readFileSync(`kb/templates/${first.template}.docx`);
  const date = '2026-11-26T00:00:00Z';
  return { template, tags: first.tags, date, stamp: null, letterhead: null, watermark: null };
}

const onLinux = process.platform === 'linux' ? test : test.skip;

onLinux('documents that take too long fail, and their thread ends', async () => {
  const renderer = new DocumentRenderer(1);
  const before = new Set(threads());
  await expect(renderer.render([firstWork()])).rejects.toThrow('longer than 1 ms');
  expect(threads().filter((thread) => !before.has(thread))).toEqual([]);
});

onLinux('documents are generated in a thread that yields to request threads', async () => {
  const before = new Set(threads());
  const files = await new DocumentRenderer().render([firstWork()]);
  expect(files).toHaveLength(1);
  const added = threads().filter((thread) => !before.has(thread));
  expect(Math.max(...added.map(niceOf))).toBeGreaterThan(getPriority());
});
