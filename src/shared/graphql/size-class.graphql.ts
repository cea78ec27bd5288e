/** Wire words of the size class of an enterprise. Source. */
import { registerEnumType } from 'type-graphql';

export const SIZE_CLASS = {
  mikro: 'micro',
  vaike: 'small',
  keskmine: 'medium',
  suur: 'large',
} as const;
registerEnumType(SIZE_CLASS, {
  name: 'SizeClass',
});
