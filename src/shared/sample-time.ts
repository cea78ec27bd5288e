/** Time of everything that is a sample for sandbox keys. */
export const SAMPLE_TIME = new Date('2026-01-15T09:00:00.000Z');
