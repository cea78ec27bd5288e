/** Wire enums of applicability. Source. */
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

export const ANNEX = { I: 'I', II: 'II' } as const;
registerEnumType(ANNEX, { name: 'Annex' });
