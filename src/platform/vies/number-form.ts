/**
 * The form of VAT numbers, by a library that knows each state's. Length and characters alone are judged: check digits
 * differ in age and exceptions, and the exchange knows better than they do.
 */
import { createRequire } from 'node:module';
import type Stdnum from 'stdnum';
import type { UnionNumber } from '../../modules/vat/domain/vat-number.js';
import { once } from '../../shared/lazy.js';
import type { NumberForm } from '../../modules/vat/vat-numbers.ports.js';

const require = createRequire(import.meta.url);

/** Knows the numbers of the whole world: three hundred modules. */
const library = once(() => require('stdnum') as typeof Stdnum);

/** What the library calls a fault of form. */
const FORM_ERRORS: readonly string[] = ['InvalidLength', 'InvalidFormat'];

/** The exchange writes EL where the library has GR. */
const libraryCode = (country: string): string => (country === 'EL' ? 'GR' : country);

export const numberForm: NumberForm = {
  isPossible({ country, digits }: UnionNumber): boolean {
    const validators = library().euVat[libraryCode(country)] ?? [];
    return validators.some((validator) => {
      const { error } = validator.validate(digits);
      return error === undefined || !FORM_ERRORS.includes(error.name);
    });
  },
};
