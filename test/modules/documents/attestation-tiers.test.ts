/** The supply-chain attestation states more with each tier, in every language that has clauses. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import PizZip from 'pizzip';
import { expect, test } from '@jest/globals';
import { fillDocx } from '../../../src/platform/docx/docx-template.js';
import { RISK_TIERS, type RiskTier } from '../../../src/modules/catalogue/domain/catalogue.js';
import { documentReadiness } from '../../../src/modules/documents/domain/readiness.js';
import {
  planDocument,
  type PlannedDocument,
} from '../../../src/modules/documents/domain/template-fields.js';
import { message } from '../../../src/shared/message.js';
import { LANGUAGES, type Language } from '../../../src/shared/language.js';
import { factsFor, factsOf, knowledge, textsIn } from './composed-fixture.js';

type Case = 'electricity' | 'bakery' | 'managed-services';

function attestation(name: Case, tier: RiskTier, language: Language): PlannedDocument {
  const kind = 'supply_chain_attestation';
  return planDocument({ kind, place: 1 }, { ...factsOf(name), tier }, language, knowledge);
}

const countOf = ({ tags }: PlannedDocument, tag: string): number => {
  const value = tags[tag];
  return typeof value === 'string' || value === undefined ? -1 : value.length;
};

/** Sections of a tier, by the fields that show them. */
const SECTIONS = ['measures', 'detail', 'requirements', 'plan', 'points', 'controls', 'limits'];

test.each(LANGUAGES)(
  'the catalogue describes each tier as its documents differ: %s',
  (language) => {
    const text = knowledge.texts.localize(
      message('services:tarneahela_toend.description'),
      language,
    );
    expect(RISK_TIERS.filter((tier) => !new RegExp(`\\b${tier}\\b`).test(text))).toEqual([]);
  },
);

test.each([
  ['R1', 'measures limits'],
  ['R2', 'measures detail limits'],
  ['R3', 'measures requirements plan limits'],
  ['R4', 'measures requirements plan points controls limits'],
] as const)('tier %s has the sections %s', (tier, expected) => {
  const made = attestation('managed-services', tier, 'en');
  const shown = SECTIONS.filter((key) => countOf(made, `${key}_shown`) === 1);
  expect(shown.join(' ')).toBe(expected);
});

test('the tiers list ten measures, the requirements for customers, all twenty, and 93 controls', () => {
  const rows = RISK_TIERS.map((tier) => {
    const made = attestation('electricity', tier, 'en');
    return ['attested_rows', 'concerns_rows', 'proof_rows', 'evidence_rows'].map((tag) =>
      countOf(made, tag),
    );
  });
  expect(rows).toEqual([
    [10, 0, 0, 0],
    [10, 8, 0, 0],
    [10, 0, 20, 0],
    [10, 0, 20, 93],
  ]);
});

test('the Regulation is listed only for entities that it binds', () => {
  expect(countOf(attestation('electricity', 'R4', 'en'), 'points_rows')).toBe(0);
  expect(countOf(attestation('managed-services', 'R4', 'en'), 'points_rows')).toBeGreaterThan(40);
});

test('customers read neither risks nor the numbers of a register', () => {
  const texts = textsIn(attestation('managed-services', 'R4', 'en').tags).join('\n');
  expect(texts).not.toMatch(/\bR\d{1,2}, R\d/);
  expect(texts).not.toContain('Action plan in the information security');
});

test.each(LANGUAGES)('every tier in %s fills its template without blanks', (language) => {
  for (const tier of RISK_TIERS) {
    const made = attestation('managed-services', tier, language);
    expect(documentReadiness(made)).toMatchObject({ blanks: [] });
    const bytes = readFileSync(path.resolve('kb/templates', `${made.template}.docx`));
    const filled = fillDocx(bytes, made.tags, new Date('2026-11-23T00:00:00Z'));
    const xml = new PizZip(filled).file('word/document.xml')?.asText() ?? '';
    expect(xml.replaceAll(/<[^>]+>/g, ' ')).not.toMatch(/[{}]|undefined|\[object|NaN/);
  }
});

test.each([
  [{}, 'R1'],
  [{ riskitase: 'R3' }, 'R3'],
])('the payload %j is of tier %s', (payload, tier) => {
  expect(factsFor(payload, 'ee').tier).toBe(tier);
});

test.each(['energy_electricity', 'banking'])(
  'sources name the rules of finance for finance only: %s',
  (sector) => {
    const facts = factsOf('electricity');
    const { tags } = planDocument(
      { kind: 'supplier_policy', place: 1 },
      { ...facts, size: { ...facts.size, sector } },
      'en',
      knowledge,
    );
    expect(textsIn(tags).some((text) => text.includes('2022/2554'))).toBe(sector === 'banking');
  },
);
