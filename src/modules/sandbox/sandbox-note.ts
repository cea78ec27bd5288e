/** The remark on the sandbox's order. */
import { callerOf, type RequestContext } from '../../shared/graphql/context.js';
import type { Localizers } from '../../shared/graphql/localizer.js';

/** Always in Estonian: the demo order is the same for everyone. null outside the sandbox. */
export const sandboxNote = (localizers: Localizers, context: RequestContext): string | null =>
  callerOf(context).mode === 'test' ? localizers.for('et', context).t('orders:sandbox.note') : null;
