/** What an invoice line states about the delivery, in the texts of the law data. */
import { expect, test } from '@jest/globals';
import {
  describeLine,
  type InvoicedService,
} from '../../../../src/modules/invoicing/domain/describe-line.js';
import { LANGUAGES, type Language } from '../../../../src/shared/language.js';
import { texts } from '../../../fakes/an-invoice.js';

const PACKAGE: InvoicedService = {
  serviceKey: 'pakett',
  tier: 'R4',
  period: null,
  documentCount: 5,
  client: ' Stadtwerke Musterstadt Netz GmbH ',
};

const describe = (change: Partial<InvoicedService>, language: Language): string =>
  describeLine({ ...PACKAGE, ...change }, language, (text) => texts.localize(text, language));

test('a tiered order states its tier, its documents and the client', () => {
  expect(describe({}, 'de')).toBe(
    'Compliance-Dokumentenpaket · Risikostufe R4 · 5 Dokumente · Erstellt für: Stadtwerke Musterstadt Netz GmbH',
  );
});

test('maintenance states its period, in French with "1er" and without a client', () => {
  const period = { from: '2027-03-01', until: '2028-02-29' };
  const change = { serviceKey: 'hooldus', tier: null, documentCount: 0, client: null, period };
  expect(describe(change, 'fr')).toBe('Maintenance · 1er mars 2027 – 29 février 2028');
});

test.each(LANGUAGES)('every part has a text in %s', (language) => {
  const line = describe({}, language);
  expect(line).toContain('R4');
  expect(line.split(' · ')).toHaveLength(4);
});

test('a client without a name is left out, a long name is cut', () => {
  expect(describe({ client: '  ' }, 'en')).not.toContain(':');
  expect(describe({ client: 'x'.repeat(500) }, 'en').length).toBeLessThan(220);
});
