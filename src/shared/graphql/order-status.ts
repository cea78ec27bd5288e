/** Wire enums of order states and VAT statuses. Source. */
import { registerEnumType } from 'type-graphql';

/** Wire word → internal term. */
export const PAYMENT_STATUS = { ootel: 'pending', tasutud: 'paid' } as const;
registerEnumType(PAYMENT_STATUS, { name: 'MakseStaatus' });

export const DOCUMENT_STATUS = {
  ootel: 'pending',
  genereerimisel: 'generating',
  vabastatud: 'released',
} as const;
registerEnumType(DOCUMENT_STATUS, { name: 'DokumendiStaatus' });

export const ORDER_PHASE = {
  makse_ootel: 'awaiting_payment',
  makse_aegunud: 'payment_expired',
  tyhistatud: 'cancelled',
  makstud: 'paid',
  genereerimisel: 'generating',
  viibib: 'delayed',
  ebaonnestunud: 'failed',
  vabastatud: 'released',
  tagastatud: 'refunded',
} as const;
registerEnumType(ORDER_PHASE, {
  name: 'TellimuseOlek',
});

export const VAT_STATUS = {
  pole_vaja: 'irrelevant',
  kontrollimata: 'unchecked',
  kehtiv: 'valid',
  kehtetu: 'invalid',
  kattesaamatu: 'unavailable',
} as const;
registerEnumType(VAT_STATUS, {
  name: 'KaibemaksuStaatus',
});
