/** Wire enums of accounts that several modules use. Source. */
import { ROLES } from '../caller.js';
import { LICENCES } from '../../modules/catalogue/domain/catalogue.js';
import { wireEnum, wordEnum } from './wire-enum.js';

/** Wire word → internal term. */
export const ROLE = wordEnum('Roll', ROLES);

export const ACCOUNT_STATUS = wireEnum('KontoStaatus', {
  ootel_makset: 'awaiting_payment',
  live: 'live',
});

export const LICENCE = wordEnum('Litsents', LICENCES);

export const KEY_STATUS = wireEnum('VotmeStaatus', {
  kehtiv: 'active',
  lopeb: 'ending',
  loppenud: 'ended',
  blokeeritud: 'blocked',
});

export const KEY_MODE = wireEnum('VotmeKeskkond', { live: 'live', sandbox: 'test' });

/** Key: wire name. Value: internal term. */
export const VAT_NUMBER_STATUS = wireEnum('KmkrStaatus', {
  kontrollimata: 'unchecked',
  kehtiv: 'valid',
  kehtetu: 'invalid',
  kattesaamatu: 'unavailable',
});
