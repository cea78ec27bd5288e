/** Wire enums of invoices that several modules use. */
import { wireEnum } from './wire-enum.js';

/** Wire word → internal term. */
export const INVOICE_KIND = wireEnum('ArveLiik', { arve: 'invoice', kreeditarve: 'credit_note' });
