/** Loads the Stripe library, two hundred modules, on first use. */
import { createRequire } from 'node:module';
import type Stripe from 'stripe';
import { once } from '../../shared/lazy.js';

const require = createRequire(import.meta.url);

export const stripeLibrary = once(() => require('stripe') as typeof Stripe);
