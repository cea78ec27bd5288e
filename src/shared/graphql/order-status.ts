/** Wire enums of order states and VAT statuses. Source. */
import { wireEnum } from './wire-enum.js';

/** Wire word → internal term. */
export const PAYMENT_STATUS = wireEnum('MakseStaatus', { ootel: 'pending', tasutud: 'paid' });

export const DOCUMENT_STATUS = wireEnum('DokumendiStaatus', {
  ootel: 'pending',
  genereerimisel: 'generating',
  vabastatud: 'released',
});

export const ORDER_PHASE = wireEnum('TellimuseOlek', {
  makse_ootel: 'awaiting_payment',
  makse_aegunud: 'payment_expired',
  tyhistatud: 'cancelled',
  makstud: 'paid',
  genereerimisel: 'generating',
  viibib: 'delayed',
  ebaonnestunud: 'failed',
  vabastatud: 'released',
  tagastatud: 'refunded',
});

export const VAT_STATUS = wireEnum('KaibemaksuStaatus', {
  pole_vaja: 'irrelevant',
  kontrollimata: 'unchecked',
  kehtiv: 'valid',
  kehtetu: 'invalid',
  kattesaamatu: 'unavailable',
});
