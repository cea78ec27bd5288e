/** VAT data of an Estonian seller, with a few rates of other states. */
import type { VatKnowledge } from '../../../../src/modules/vat/domain/vat.js';
import type { VatTerritory } from '../../../../src/modules/vat/domain/vat-place.js';

const territory = (
  code: string | null,
  state: string,
  isOutside: boolean,
  postalCodes: readonly string[],
): VatTerritory => ({ code, state, isOutside, postalCodes });

export const A_VAT_TABLE: VatKnowledge = {
  sellerCountry: 'ee',
  legalForms: ['OÜ', 'GmbH'],
  outsideUnion: ['us', 'im'],
  timeZone: 'Europe/Tallinn',
  rates: [{ from: '2025-07-01', until: null, percent: 24 }],
  territories: [
    territory('mc', 'fr', false, ['980']),
    territory('re', 'fr', true, ['974']),
    territory('gp', 'fr', true, ['971']),
    territory('ax', 'fi', true, ['22']),
    territory('ic', 'es', true, ['35', '38']),
    territory('ea', 'es', true, []),
    territory(null, 'gr', true, ['63086']),
    territory('im', 'gb', true, []),
  ],
};
