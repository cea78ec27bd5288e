/** Annexes of the Directive on the wire. Source. */
import { registerEnumType } from 'type-graphql';

export const ANNEX = { I: 'I', II: 'II' } as const;
registerEnumType(ANNEX, { name: 'Annex' });
