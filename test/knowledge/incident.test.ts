import { expect, test } from '@jest/globals';
import { incidentSchema, toIncidentKnowledge } from '../../src/knowledge/incident.schema.js';
import { presentLaw } from '../../src/app/knowledge.js';
import { folderOf } from '../../src/knowledge/read-files.js';
import { sourcesSchema, toActs } from '../../src/knowledge/sources.schema.js';
import { textFiles } from '../../src/knowledge/texts.files.js';
import { textEntries } from '../../src/shared/text-entries.js';

const files = presentLaw().files();
const raw = incidentSchema.parse(folderOf(files, 'incident'));
const acts = toActs(sourcesSchema.parse(files.get('sources.yaml')));
const knowledge = toIncidentKnowledge(raw, acts);

test('the terms of the knowledge base are those of Article 23(4) and of the interface', () => {
  expect(knowledge.terms).toEqual({
    earlyWarningHours: 24,
    notificationHours: 72,
    trustServiceHours: 24,
    finalReportMonths: 1,
    publishedFinalReportDays: 30,
  });
});

test('every stage cites its own point', () => {
  const { early_warning, incident_notification, final_report } = knowledge.stages;
  expect([early_warning, incident_notification, final_report].map(({ point }) => point)).toEqual([
    'a',
    'b',
    'd',
  ]);
  expect(final_report.source.provision).toBe('art 23(4)(d)');
});

test('a source that names an unknown act fails the reading', () => {
  expect(() => toIncidentKnowledge(raw, {})).toThrow('kb/sources.yaml has no act "nis2"');
});

test('the reminders have their texts in both languages', () => {
  for (const language of ['et', 'en'] as const) {
    const known = textEntries(textFiles(files), language);
    expect(knowledge.reminders.filter(({ text }) => !known.has(text.key))).toEqual([]);
  }
});

test('a term in another unit is refused', () => {
  const [warning] = raw.stages;
  const inDays = { ...warning, term: { ...warning.term, unit: 'days' } };
  const stages = [inDays, raw.stages[1], raw.stages[2]];
  expect(incidentSchema.safeParse({ ...raw, stages }).success).toBe(false);
});
