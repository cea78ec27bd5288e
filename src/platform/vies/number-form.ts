/** Format of VAT numbers: length and characters only. VIES is the authority on check digits. */
import { createRequire } from 'node:module';
import type Stdnum from 'stdnum';
import type { UnionNumber } from '../../modules/vat/domain/vat-number.js';
import { lazy } from '../../shared/lazy.js';
import type { NumberForm } from '../../modules/vat/vat-numbers.ports.js';

const require = createRequire(import.meta.url);

/** Lazy: three hundred modules. */
const library = lazy(() => require('stdnum') as typeof Stdnum);

/** The library's format errors. */
const FORM_ERRORS: readonly string[] = ['InvalidLength', 'InvalidFormat'];

/** VIES uses EL for the library's GR. */
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
