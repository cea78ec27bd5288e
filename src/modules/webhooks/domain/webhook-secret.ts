/** Webhook secrets in the form of Standard Webhooks. */
import type { Runtime } from '../../../shared/runtime.js';

const SECRET_BYTES = 32;

export const makeSecret = ({ bytes }: Pick<Runtime, 'bytes'>): string =>
  `whsec_${Buffer.from(bytes(SECRET_BYTES)).toString('base64')}`;

/** Place that a sealed secret is bound to. */
export const secretPlace = (endpointId: string): string => `webhook:${endpointId}`;
