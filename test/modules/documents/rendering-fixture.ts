/** Documents of the current law data, rendered in this process. */
import path from 'node:path';
import { readFileSync } from 'node:fs';
import { documentKnowledge } from '../../../src/app/document-knowledge.js';
import { presentLaw } from '../../../src/app/knowledge.js';
import { renderFiles } from '../../../src/platform/docx/document-files.js';
import type { SoldDocumentKind } from '../../../src/modules/documents/domain/document-entry.js';
import type { Letterhead } from '../../../src/modules/letterheads/domain/letterhead.js';
import { planDocument } from '../../../src/modules/documents/domain/template-fields.js';
import type { Language } from '../../../src/shared/language.js';
import { readPayload, toOrderFacts } from '../../../src/modules/documents/order-facts.graphql.js';

const law = presentLaw();
const knowledge = documentKnowledge({ law, providerName: 'Büroo & Pojad' });

const PAYLOAD = {
  organisatsioon: { nimi: 'Õun & Pirn <OÜ> Αθήνα Жълт', reg_kood: '12345678' },
  rollid: { infoturbejuht: 'Jaan Tamm' },
  sektor: 'energy',
  vastused: { a1: 'jah', a2: 'osaliselt', b1: 'ei' },
  tarnijad: [{ nimi: 'Pilv OÜ', teenus: 'Majutus' }],
};

const VERIFY_URL = 'https://api.example.test/verify/4QZ7-M1KT-9B2X-77HD';

type Options = Readonly<{
  payload?: object;
  country?: string;
  letterhead?: Letterhead | null;
  watermark?: string | null;
}>;

export function render(kind: SoldDocumentKind, language: Language, options: Options = {}) {
  const { payload = PAYLOAD, country = 'ee', letterhead = null, watermark = null } = options;
  const order = {
    id: '019ab3c4-d5e6-7abc-8def-0123456789ab',
    accountId: 'a',
    serviceKey: 'pakett',
    country,
    payload: { ...payload },
    paidAt: new Date('2026-11-21T10:00:00Z'),
  };
  const facts = toOrderFacts(order, readPayload(order.payload), []);
  const { tags, template: name } = planDocument({ kind, place: 1 }, facts, language, knowledge);
  const template = readFileSync(path.resolve('kb/templates', `${name}.docx`));
  const stamp = { url: VERIFY_URL, title: 'Verification', text: VERIFY_URL };
  return renderFiles({ template, tags, date: facts.date, stamp, letterhead, watermark });
}
