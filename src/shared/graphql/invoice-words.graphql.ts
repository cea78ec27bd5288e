/** Wire enums of invoices that several modules use. */
import { registerEnumType } from 'type-graphql';

/** Wire word → internal term. */
export const INVOICE_KIND = { arve: 'invoice', kreeditarve: 'credit_note' } as const;
registerEnumType(INVOICE_KIND, { name: 'ArveLiik' });
