/** A check without any files. */
import type { TechnicalInput } from '../../../../src/modules/technical-check/domain/technical-input.js';

export const NO_INPUT: TechnicalInput = {
  domain: null,
  zone: null,
  mtaSts: null,
  chain: null,
  protocols: null,
  headers: null,
  sbom: null,
};
