/** Transposition of the Directive in a member state, on the wire. Source. */
import { registerEnumType } from 'type-graphql';

/** Key: word on the wire. Value: internal term. */
export const TRANSPOSITION_STATUS = { transposed: 'transposed', pending: 'pending' } as const;
registerEnumType(TRANSPOSITION_STATUS, { name: 'TranspositionStatus' });
