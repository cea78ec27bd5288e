/** Wire enums of accounts that several modules use. Source. */
import { registerEnumType } from 'type-graphql';

/** Wire word → internal term. */
export const ROLE = {
  lawyer_firm: 'lawyer_firm',
  lawyer_individual: 'lawyer_individual',
  client: 'client',
  grc_platform: 'grc_platform',
} as const;
registerEnumType(ROLE, { name: 'Roll' });

export const ACCOUNT_STATUS = { ootel_makset: 'awaiting_payment', live: 'live' } as const;
registerEnumType(ACCOUNT_STATUS, { name: 'KontoStaatus' });

export const LICENCE = { professional: 'professional', enterprise: 'enterprise' } as const;
registerEnumType(LICENCE, { name: 'Litsents' });

export const KEY_STATUS = {
  kehtiv: 'active',
  lopeb: 'ending',
  loppenud: 'ended',
  blokeeritud: 'blocked',
} as const;
registerEnumType(KEY_STATUS, {
  name: 'VotmeStaatus',
});

export const KEY_MODE = { live: 'live', sandbox: 'test' } as const;
registerEnumType(KEY_MODE, { name: 'VotmeKeskkond' });

/** Key: wire name. Value: internal term. */
export const VAT_NUMBER_STATUS = {
  kontrollimata: 'unchecked',
  kehtiv: 'valid',
  kehtetu: 'invalid',
  kattesaamatu: 'unavailable',
} as const;
registerEnumType(VAT_NUMBER_STATUS, {
  name: 'KmkrStaatus',
});
