/**
 * CPU time of a package of five documents in both formats: the first one of a new thread, whose code is not compiled
 * yet, and the next one. Source of the limit of 3 s: D-315. The minimum of several threads, because other load only
 * adds time.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { documentKnowledge } from '../../src/app/document-knowledge.js';
import { LAW_DIRECTORY, loadLaw } from '../../src/app/knowledge.js';
import { PROJECT_ROOT } from '../../src/config/env.js';
import { PACKAGE_KINDS } from '../../src/modules/documents/domain/document-entry.js';
import { planDocument } from '../../src/modules/documents/domain/template-fields.js';
import { readPayload, toOrderFacts } from '../../src/modules/documents/order-facts.graphql.js';
import type { DocumentWork } from '../../src/platform/docx/document-files.js';
import { DocumentRenderer } from '../../src/platform/docx/document-renderer.js';
import type { Language } from '../../src/shared/language.js';

const CASES = 'test/modules/documents/cases';
const PACKAGES = [
  ['electricity', 'de'],
  ['bakery', 'et'],
  ['managed-services', 'en'],
] as const;
const THREADS = 5;
const MICROSECONDS = 1000;
const PAID_AT = new Date('2026-11-26T10:00:00Z');
const VERIFY_URL = 'https://bench.example/verify/4QZ7-M1KT-9B2X-77HD';

/** `firstMs`, `nextMs`: CPU time of all threads of the process. `bytes`: of the ten files. */
type PackageCost = Readonly<{ name: string; firstMs: number; nextMs: number; bytes: number }>;

const knowledge = documentKnowledge({ law: loadLaw(), providerName: 'Bench' });

/** Composes the documents, which is part of the cost. */
function worksOf(name: string, language: Language): readonly DocumentWork[] {
  const text = readFileSync(path.join(PROJECT_ROOT, CASES, `${name}.json`), 'utf8');
  const { riik, ...payload } = JSON.parse(text) as Readonly<Record<string, unknown>>; // our own file
  const country = typeof riik === 'string' ? riik : null;
  const order = { id: '019ab3c4-d5e6-7abc-8def-0123456789ab', accountId: 'a', country, payload };
  const sold = { ...order, serviceKey: 'pakett', paidAt: PAID_AT };
  const facts = toOrderFacts(sold, readPayload(payload), []);
  return PACKAGE_KINDS.map((kind, at) => {
    const planned = planDocument({ kind, place: at + 1 }, facts, language, knowledge);
    return {
      template: readFileSync(path.join(LAW_DIRECTORY, 'templates', `${planned.template}.docx`)),
      tags: planned.tags,
      date: facts.date,
      stamp: { url: VERIFY_URL, title: 'Verification', text: VERIFY_URL },
      letterhead: null,
      watermark: null,
    };
  });
}

async function cpuMsOf(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / MICROSECONDS;
}

async function costOf(name: string, language: Language): Promise<PackageCost> {
  let cost = { firstMs: Infinity, nextMs: Infinity, bytes: 0 };
  for (let count = 0; count < THREADS; count += 1) {
    const renderer = new DocumentRenderer();
    const make = () => renderer.render(worksOf(name, language));
    const firstMs = await cpuMsOf(make);
    const nextMs = await cpuMsOf(make);
    const files = await make();
    await renderer.close();
    cost = {
      firstMs: Math.min(cost.firstMs, firstMs),
      nextMs: Math.min(cost.nextMs, nextMs),
      bytes: files.reduce((sum, { docx, pdf }) => sum + docx.length + pdf.length, 0),
    };
  }
  return { name: `${name} (${language})`, ...cost };
}

export async function costsOfDocuments(): Promise<Readonly<{ packages: readonly PackageCost[] }>> {
  const packages: PackageCost[] = [];
  for (const [name, language] of PACKAGES) {
    const cost = await costOf(name, language);
    const ms = (value: number): string => value.toFixed(0).padStart(5);
    console.log(`${cost.name.padEnd(24)}first ${ms(cost.firstMs)} ms   next ${ms(cost.nextMs)} ms`);
    packages.push(cost);
  }
  return { packages };
}
