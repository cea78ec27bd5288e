/** Wire words of the size class of an enterprise. Source. */
import { wireEnum } from './wire-enum.js';

export const SIZE_CLASS = wireEnum('SizeClass', {
  mikro: 'micro',
  vaike: 'small',
  keskmine: 'medium',
  suur: 'large',
});
