/** What the operations of /v1 answer, as the contract tells it. */
import type { components } from '../../../schema/client/rest.js';

export type Contract = components['schemas'];
