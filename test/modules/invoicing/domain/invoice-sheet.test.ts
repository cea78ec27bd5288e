import { expect, test } from '@jest/globals';
import { LANGUAGES } from '../../../../src/shared/language.js';
import { aSheet } from '../../../fakes/an-invoice.js';
import { anInvoice, EXPORTED } from '../../../fakes/plain-invoice.js';

const remarkFor = (country: string, language: (typeof LANGUAGES)[number]): string =>
  aSheet({ ...EXPORTED, language, buyer: { ...anInvoice().buyer, country } }).remarks[0]?.text ??
  '';

test.each(LANGUAGES)(
  'an export remark in %s cites article 6 only for a territory of a member state',
  (language) => {
    const abroad = remarkFor('no', language);
    for (const country of ['ax', 're', 'ic']) {
      const territory = remarkFor(country, language);
      expect(territory).toMatch(/2006\/112.*\D6\D/);
      expect(territory).not.toBe(abroad);
    }
    expect(abroad).not.toMatch(/\D6\D+44/);
    expect(remarkFor('im', language)).toBe(abroad);
  },
);

test('Åland and Réunion are not called outside the Union', () => {
  for (const country of ['ax', 're']) {
    expect(remarkFor(country, 'en')).toBe(
      'Service supplied to a customer in a territory to which Directive 2006/112/EC does not apply (Article 6), VAT 0\u00a0% (Articles 44 and 59).',
    );
  }
});
