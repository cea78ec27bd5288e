/** Loads the Stripe library, two hundred modules, on first use. */
import { createRequire } from 'node:module';
import type Stripe from 'stripe';
import { lazy } from '../../shared/lazy.js';

const require = createRequire(import.meta.url);

export const stripeLibrary = lazy(() => require('stripe') as typeof Stripe);
