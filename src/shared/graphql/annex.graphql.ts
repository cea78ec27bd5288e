/** Annexes of the Directive on the wire. Source. */
import { wireEnum } from './wire-enum.js';

export const ANNEX = wireEnum('Annex', { I: 'I', II: 'II' });
