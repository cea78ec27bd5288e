/** The remark on the sandbox's order. */
import { callerOf, type RequestContext } from '../../shared/graphql/context.js';
import type { Voices } from '../../shared/graphql/voice.js';

/** Always in Estonian: the demo order is the same for everyone (specification 3.2). null outside the sandbox. */
export const sandboxNote = (voices: Voices, context: RequestContext): string | null =>
  callerOf(context).mode === 'test'
    ? voices.speak('et', context).sayKey('orders:sandbox.note')
    : null;
