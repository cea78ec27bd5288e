/**
 * Writes the templates in kb/templates, deterministically: `node dist/tools/make-templates.js [name …]`; default: all.
 * The files can be edited in Word if fields such as {number} remain: {#lines} … {/lines} repeats the row or paragraphs,
 * {#note} … {/note} shows its text only if there is one, {^owner} … {/owner} only if there is none.
 * Running this again discards such edits.
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Packer, type Document } from 'docx';
import PizZip from 'pizzip';
import { repack } from '../src/platform/docx/docx-template.js';
import { loadKnowledge } from '../src/knowledge/load-knowledge.js';
import { incidentNoticeTemplate } from './incident-notice-template.js';
import { invoiceTemplate } from './invoice-template.js';
import { documentTemplate } from './document-template.js';

const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
/** Fixed date inside the files. */
const DATE = new Date('2026-01-01T00:00:00Z');

/** The library writes the present time into the properties. */
const withFixedDate = (xml: string, name: string): string =>
  name.startsWith('docProps/')
    ? xml.replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, DATE.toISOString())
    : xml;

const { documents, clauses } = loadKnowledge(path.join(ROOT, 'kb'));
const { plans } = documents.documentPlans;
const composed = Object.values(clauses.composition?.plans ?? {});
const makers: Readonly<Record<string, () => Document>> = {
  invoice: invoiceTemplate,
  incident_notice: incidentNoticeTemplate,
  ...Object.fromEntries(
    Object.values(plans).map((plan) => [plan.kind, () => documentTemplate(plan)] as const),
  ),
  ...Object.fromEntries(
    composed.map((plan) => [`composed_${plan.kind}`, () => documentTemplate(plan, true)] as const),
  ),
};

const requested = process.argv.slice(2);
for (const [name, make] of Object.entries(makers)) {
  if (requested.length > 0 && !requested.includes(name)) continue;
  const target = path.join(ROOT, 'kb/templates', `${name}.docx`);
  const made = new PizZip(await Packer.toBuffer(make()));
  writeFileSync(target, repack(made, DATE, withFixedDate));
  process.stdout.write(`${target}\n`);
}
