/** The sample document: its parts in order, and that each of its texts exists. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { blocksOf, DOCUMENT, FACTS } from './small-sample.js';
import { parse } from 'yaml';
import { sampleDocument } from '../../../../src/modules/documents/domain/sample-document.js';

test('every text of the sample exists in the texts of documents', () => {
  const file = path.resolve('kb/texts/en/documents.yaml');
  const texts = parse(readFileSync(file, 'utf8')) as Readonly<Record<string, unknown>>; // a tree of texts
  const missing: string[] = [];
  sampleDocument(FACTS, (key) => {
    const found = key
      .split('.')
      .reduce<unknown>(
        (tree, name) =>
          typeof tree === 'object' && tree !== null ? Reflect.get(tree, name) : undefined,
        texts['sample'],
      );
    if (typeof found !== 'string') missing.push(key);
    return key;
  });
  expect(missing).toEqual([]);
});

test('the document has date, watermark, cover, header and footer', () => {
  const { blocks, ...frame } = DOCUMENT;
  expect(blocks.length).toBeGreaterThan(0);
  expect(frame).toEqual({
    language: 'en',
    date: '2026-02-02',
    title: 'title',
    subject: 'subtitle',
    keywords: 'keywords',
    watermark: 'SAMPLE / NÄIDIS',
    cover: {
      issuer: 'Provider',
      kind: 'kind',
      title: 'title',
      subtitle: 'subtitle',
      facts: [
        ['cover.for', 'A'],
        ['cover.code', '1'],
        ['cover.position', '2026-02-02'],
        ['cover.version', 'kb_1'],
      ],
      remark: 'notice.text',
    },
    header: { left: 'Provider', right: 'short_title' },
    footer: { left: 'NIS2-1 · kb_1', pageWord: 'page' },
  });
});

test('sections are numbered; the first and the sixth begin a page', () => {
  expect(
    blocksOf('heading').map(({ number, level, text, onNewPage }) => [
      number,
      level,
      text,
      onNewPage,
    ]),
  ).toEqual([
    ['1', 1, 'purpose.title', true],
    ['1.1', 2, 'purpose.why.title', false],
    ['1.2', 2, 'purpose.scope.title', false],
    ['1.3', 2, 'purpose.basis.title', false],
    ['2', 1, 'roles.title', false],
    ['3', 1, 'measures.title', false],
    ['4', 1, 'mapping.title', false],
    ['5', 1, 'statement.title', false],
    ['6', 1, 'incident.title', true],
    ['7', 1, 'sources.title', false],
  ]);
});

test('paragraphs name the organisation, the count of measures and open ones, the example and the version', () => {
  expect(blocksOf('paragraph')).toEqual([
    { kind: 'paragraph', text: 'control.title', tone: 'strong' },
    { kind: 'paragraph', text: 'purpose.why.text {"organisation":"A"}' },
    { kind: 'paragraph', text: 'purpose.scope.text' },
    { kind: 'paragraph', text: 'roles.text' },
    { kind: 'paragraph', text: 'measures.text {"total":3,"open":2}' },
    { kind: 'paragraph', text: 'mapping.text' },
    { kind: 'paragraph', text: 'statement.text' },
    { kind: 'paragraph', text: 'incident.text' },
    {
      kind: 'paragraph',
      text: 'incident.example {"moment":"2026-01-28 10:05 UTC"}',
      tone: 'muted',
    },
    { kind: 'paragraph', text: 'sources.text {"version":"kb_1"}' },
  ]);
});

test('document control comes first, with two signatures, contents and notice', () => {
  expect(DOCUMENT.blocks.slice(1, 5)).toEqual([
    {
      kind: 'facts',
      rows: [
        ['control.number', 'NIS2-1'],
        ['control.status', 'control.status_value'],
        ['control.organisation', 'A'],
        ['control.owner', 'control.owner_value'],
        ['control.approval', 'control.approval_value'],
        ['control.position', '2026-02-02'],
        ['control.kb_version', 'kb_1'],
        ['control.review', 'control.review_value'],
      ],
    },
    {
      kind: 'signatures',
      places: [
        { role: 'approval.prepared', hint: 'approval.hint' },
        { role: 'approval.approved', hint: 'approval.hint' },
      ],
    },
    { kind: 'contents', title: 'contents' },
    { kind: 'note', title: 'notice.title', text: 'notice.text' },
  ]);
});

test('the scope lists systems, suppliers and surroundings', () => {
  expect(blocksOf('list')).toEqual([
    {
      kind: 'list',
      items: ['systems', 'suppliers', 'surroundings'].map((key) => `purpose.scope.${key}`),
    },
  ]);
});

test('milestones show the term of each stage, what it runs from and its provision', () => {
  const stop = (key: string, figure: string, provision: string) => ({
    figure,
    title: `incident.${key}.name`,
    lines: [`incident.${key}.from`, provision],
  });
  expect(blocksOf('milestones')).toEqual([
    {
      kind: 'milestones',
      stops: [
        stop('early_warning', 'incident.figure.hours {"count":24}', 'art 23(4)(a)'),
        stop('final_report', 'incident.figure.months {"count":1}', 'art 23(4)(d)'),
      ],
    },
  ]);
});
