import { expect, test } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import { getPriority } from 'node:os';
import { DocumentRenderer } from '../../../src/platform/docx/document-renderer.js';
import { factsOf, packageOf } from '../../modules/documents/composed-fixture.js';

/** Field 19 of proc_pid_stat(5), counted from the end of the name. */
const NICE_FIELD = 16;

function niceOf(thread: string): number {
  const stat = readFileSync(`/proc/self/task/${thread}/stat`, 'utf8');
  return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[NICE_FIELD]);
}

const threads = (): string[] => readdirSync('/proc/self/task');

const onLinux = process.platform === 'linux' ? test : test.skip;

onLinux('documents are made in a thread that yields to threads that answer requests', async () => {
  const before = new Set(threads());
  const [first] = packageOf(factsOf('bakery'), 'et');
  if (first === undefined) throw new Error('no document was planned');
  const template = readFileSync(`kb/templates/${first.template}.docx`);
  const work = { template, tags: first.tags, date: '2026-11-26T00:00:00Z' };
  const files = await new DocumentRenderer().render([
    { ...work, stamp: null, letterhead: null, watermark: null },
  ]);
  expect(files).toHaveLength(1);
  const added = threads().filter((thread) => !before.has(thread));
  expect(Math.max(...added.map(niceOf))).toBeGreaterThan(getPriority());
});
