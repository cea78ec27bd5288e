import { expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { PACKAGE_KINDS } from '../../../src/modules/documents/domain/document-entry.js';
import { knowledge } from './composed-fixture.js';
import { pdfPages } from '../../support/pdf-a/pdf-text.js';
import { message } from '../../../src/shared/message.js';
import { render } from './rendering-fixture.js';
import type { Language } from '../../../src/shared/language.js';

type Payload = Record<string, unknown>;

function payloadOf(name: string): Readonly<{ country: string; payload: Payload }> {
  const file = path.resolve('test/modules/documents/cases', `${name}.json`);
  const { riik, ...payload } = JSON.parse(readFileSync(file, 'utf8')) as Payload;
  return { country: String(riik), payload };
}

const word = (key: string, language: Language): string =>
  knowledge.texts.localize(message(`documents:paper.words.${key}`), language).replaceAll(/\s/g, '');

const PATIENT_MS = 60_000;

test.each([
  ['electricity', 'de'],
  ['bakery', 'et'],
  ['managed-services', 'en'],
] as const)(
  'the package of %s ends with the complete list of sources and its note on one page',
  async (name, language) => {
    const sources = word('sources_text', language);
    const note = word('notice_text', language);
    for (const kind of PACKAGE_KINDS) {
      const { pdf } = await render(kind, language, payloadOf(name));
      const last = pdfPages(pdf).at(-1) ?? '';
      expect(last).toContain(sources);
      expect(last).toContain(note);
    }
  },
  PATIENT_MS,
);
