/** Wire enum of the Directive's transposition in a member state. Source. */
import { wireEnum } from './wire-enum.js';

/** Wire word → internal term. */
export const TRANSPOSITION_STATUS = wireEnum('TranspositionStatus', {
  transposed: 'transposed',
  pending: 'pending',
});
