/** Words of invoices that several modules tell. */
import { registerEnumType } from 'type-graphql';

/** Key: word on the wire. Value: internal term. */
export const INVOICE_KIND = { arve: 'invoice', kreeditarve: 'credit_note' } as const;
registerEnumType(INVOICE_KIND, { name: 'ArveLiik' });
