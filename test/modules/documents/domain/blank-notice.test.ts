/** Blank notices of the stages. */
import { describe, expect, test } from '@jest/globals';
import { aRecord } from '../../countries/domain/a-record.js';
import { aSource, KNOWN } from '../../incidents/domain/small-incidents.js';
import { noticeRows } from '../../../../src/modules/documents/domain/blank-notice.js';
import { noticeNotes } from '../../../../src/modules/documents/domain/notice-notes.js';
import type { NationalRecord } from '../../../../src/modules/countries/domain/national-record.js';
import { aCase, COUNTRIES } from './small-documents.js';
import type { FactChanges } from './small-order.js';
import { withWords } from './small-texts.js';

const TERMS = { ...KNOWN.terms, trustServiceHours: 12, finalReportMonths: 2 };
const incident = { ...KNOWN, terms: TERMS };

const inEstonia = (record: NationalRecord, facts: FactChanges = {}) =>
  aCase({ country: 'ee', ...facts }, { countries: { ...COUNTRIES, ee: record }, incident });

describe('a blank notice', () => {
  const lines = (record: NationalRecord, facts: FactChanges = {}) =>
    noticeRows(inEstonia(record, facts), 'early_warning').map(({ text }) => text);

  test('has basis, recipient, term, sender, statement, description, contents, closing and signature', () => {
    expect(lines(aRecord())).toEqual([
      'incident:early_warning.basis\nincident:template.national [§ 8 (1), Act on Something]',
      'incident:template.recipient [CERT]\nincident:template.portal [https://example.org/portal]',
      'incident:template.due [documents:paper.form.deadline [documents:paper.stage.early_warning.term [24, 12, 2]]]',
      'incident:template.sender',
      'incident:template.notice\nincident:early_warning.statement [documents:paper.form.detected, documents:paper.form.submitted, yes, ]',
      'incident:template.description\nincident:template.description_open',
      'incident:early_warning.contents',
      'incident:early_warning.closing [2]\nincident:template.reservation',
      'incident:template.signature',
    ]);
  });

  test('leaves the recipient open without a country, and names no portal of a bill', () => {
    const open = 'incident:template.recipient_open';
    expect(noticeRows(aCase(), 'final_report')[1]?.['text']).toBe(open);
    expect(lines(aRecord({ act: { stage: 'bill' } }))[1]).toBe(open);
    expect(lines(aRecord({ incident: { recipient: null } }))[1]).toBe(
      `${open}\nincident:template.portal [https://example.org/portal]`,
    );
    expect(lines(aRecord({ incident: { portalUrl: null } }))[1]).toBe(
      'incident:template.recipient [CERT]',
    );
  });

  describe('names its sender', () => {
    const texts = withWords({
      'incident:template.sender': '[name], [code], [phone]',
      'incident:template.signature': '[place]',
    });
    const sender = (organisation: NonNullable<FactChanges['organisation']>) => {
      const rows = noticeRows(aCase({ organisation }, { texts }), 'early_warning');
      return [rows[3]?.['text'], rows[8]?.['text']];
    };

    test('by sector and contact; the states are not in an order', () => {
      const words = withWords({
        'incident:template.sender': '[1] [2] [sector] [states] [contact]',
      });
      const facts = {
        size: { sector: 'power' },
        organisation: { phone: '+1' },
        roles: { incident_lead: 'Mari' },
      };
      expect(noticeRows(aCase(facts, { texts: words }), 'early_warning')[3]?.['text']).toBe(
        '[1] [2] sectors:names.power [states] Mari (Incident lead), +1',
      );
    });

    test('by name and code, if the order has them; further blanks stay', () => {
      expect(sender({ name: 'A', registrationCode: '1' })).toEqual(['A, 1, [phone]', '[place]']);
      expect(sender({ name: 'A' })).toEqual(['A, [code], [phone]', '[place]']);
      expect(sender({ registrationCode: '1' })).toEqual(['[name], 1, [phone]', '[place]']);
    });
  });

  test('has notes for the sender, each once, without those of the table of the country', () => {
    const deviation = {
      warning: { key: 'countries:earlier' },
      strong: true,
      source: { ...aSource('§ 9'), title: 'Act' },
      shorterTerm: null,
    };
    const one = inEstonia(aRecord({ incident: { deviations: [deviation] } }));
    const notes = (phase: Parameters<typeof noticeNotes>[1]) =>
      noticeNotes(one, phase).map(({ text }) => text);
    expect(notes('early_warning')).toEqual([
      'incident:notes.early_warning [24, 2, 30]',
      'incident:notes.trust_services [12]',
      'incident:notes.intermediate_report',
      'incident:notes.ongoing_incident [1]',
      'incident:reminder',
      'incident:notes.indicative',
    ]);
    expect(notes('final_report')).toEqual(['incident:notes.final_report [24, 2, 30]']);
  });

  test('has no note on trust services for another sector', () => {
    const one = inEstonia(aRecord(), { size: { sector: 'power' } });
    const notes = noticeNotes(one, 'early_warning').map(({ text }) => text);
    expect(notes).not.toContain('incident:notes.trust_services [12]');
  });

  test('has the note for a trust service provider, whichever sector is stated', () => {
    const profile = { entityTypes: ['trust_provider'] };
    const one = inEstonia(aRecord(), { size: { sector: 'power' }, profile });
    const notes = noticeNotes(one, 'early_warning').map(({ text }) => text);
    expect(notes).toContain('incident:notes.trust_services [12]');
  });
});
