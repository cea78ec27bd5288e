/** Types of events, as the service names them; written by the build. */
declare const WEBHOOK_EVENT_TYPES: readonly string[];

export const EVENT_TYPES = WEBHOOK_EVENT_TYPES;
