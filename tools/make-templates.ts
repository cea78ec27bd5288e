/**
 * Writes the templates in kb/templates: `node dist/tools/make-templates.js [name …]`, without a name all of them.
 * The files may be edited in Word afterwards: tags such as {number} stay as they are, {#lines} … {/lines} repeats the
 * row or the paragraphs between them, {#note} … {/note} shows its text only where there is one, {^owner} … {/owner}
 * only where there is none. Running this again starts them anew. The same plans give the same bytes.
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Packer, type Document } from 'docx';
import PizZip from 'pizzip';
import { repack } from '../src/platform/docx/repack.js';
import { loadKnowledge } from '../src/knowledge/load-knowledge.js';
import { incidentNoticeTemplate } from './incident-notice-template.js';
import { invoiceTemplate } from './invoice-template.js';
import { paperTemplate } from './paper-template.js';

const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
/** Dates inside the file, in place of a clock. */
const DATE = new Date('2026-01-01T00:00:00Z');

/** The library writes the clock's time into the properties. */
const withFixedDate = (xml: string, name: string): string =>
  name.startsWith('docProps/')
    ? xml.replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, DATE.toISOString())
    : xml;

const plans = loadKnowledge(path.join(ROOT, 'kb')).documents.papers.plans;
const makers: Readonly<Record<string, () => Document>> = {
  invoice: invoiceTemplate,
  incident_notice: incidentNoticeTemplate,
  ...Object.fromEntries(
    Object.values(plans).map((plan) => [plan.kind, () => paperTemplate(plan)] as const),
  ),
};

const wanted = process.argv.slice(2);
for (const [name, make] of Object.entries(makers)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const target = path.join(ROOT, 'kb/templates', `${name}.docx`);
  const made = new PizZip(await Packer.toBuffer(make()));
  writeFileSync(target, repack(made, DATE, withFixedDate));
  process.stdout.write(`${target}\n`);
}
