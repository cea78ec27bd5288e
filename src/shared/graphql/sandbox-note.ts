/** Note on the demo order. */
import { callerOf, type RequestContext } from './context.js';
import type { Localizers } from './localizer.js';

/** In Estonian for every caller. null outside the sandbox. */
export const sandboxNote = (localizers: Localizers, context: RequestContext): string | null =>
  callerOf(context).mode === 'test' ? localizers.for('et', context).t('orders:sandbox.note') : null;
