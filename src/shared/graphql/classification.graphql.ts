/** Wire words of the class of an entity. Source. */
import { registerEnumType } from 'type-graphql';

/** Key: wire word. Value: internal term. */
export const CLASSIFICATION = {
  essential: 'essential',
  important: 'important',
  valjas: 'out_of_scope',
} as const;
registerEnumType(CLASSIFICATION, { name: 'Classification' });
