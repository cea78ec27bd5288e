/** Wire words of the class of an entity. Source. */
import { wireEnum } from './wire-enum.js';

/** Key: wire word. Value: internal term. */
export const CLASSIFICATION = wireEnum('Classification', {
  essential: 'essential',
  important: 'important',
  valjas: 'out_of_scope',
});
