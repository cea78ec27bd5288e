/** Response types of /v1, from the contract. */
import type { components } from '../../../schema/client/rest.js';

export type Contract = components['schemas'];
