/** Table of letterheads; an account has at most one. */
import { defineEntity, p } from '@mikro-orm/core';
import type { TableOf } from '../../platform/postgres/tables.js';

/** Colours: #rrggbb. `logo`: PNG. `logoWidth`, `logoHeight`: pixels. */
export const LetterheadEntity = defineEntity({
  name: 'Letterhead',
  tableName: 'letterhead',
  properties: {
    accountId: p.uuid().primary(),
    name: p.text().nullable(),
    logo: p.blob().nullable(),
    logoWidth: p.integer().nullable(),
    logoHeight: p.integer().nullable(),
    colour: p.text().nullable(),
    accent: p.text().nullable(),
    changedAt: p.datetime(),
  },
});

declare module '../../platform/postgres/tables.js' {
  interface Tables {
    letterhead: TableOf<typeof LetterheadEntity>;
  }
}
