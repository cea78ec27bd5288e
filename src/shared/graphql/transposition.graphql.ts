/** Wire enum of the Directive's transposition in a member state. Source. */
import { registerEnumType } from 'type-graphql';

/** Wire word → internal term. */
export const TRANSPOSITION_STATUS = { transposed: 'transposed', pending: 'pending' } as const;
registerEnumType(TRANSPOSITION_STATUS, { name: 'TranspositionStatus' });
