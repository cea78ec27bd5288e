/** Table of passkeys: public keys, nothing secret. */
import { defineEntity, p } from '@mikro-orm/core';
import type { TableOf } from '../../platform/postgres/tables.js';

/** `credential`: id that the authenticator gave it. `counter`: of signatures, as of the last one; 0 if it does not count. */
export const PasskeyEntity = defineEntity({
  name: 'Passkey',
  tableName: 'passkey',
  properties: {
    id: p.uuid().primary(),
    memberId: p.uuid(),
    credential: p.blob(),
    publicKey: p.blob(),
    counter: p.double(),
    transports: p.array(),
    name: p.text(),
    createdAt: p.datetime(),
    usedAt: p.datetime().nullable(),
  },
});

declare module '../../platform/postgres/tables.js' {
  interface Tables {
    passkey: TableOf<typeof PasskeyEntity>;
  }
}
