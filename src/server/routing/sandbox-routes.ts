/** REST routes of the test clock; for sandbox keys. */
const CLOCK = { counts: 'minute', tag: 'Test mode', may: ['NOT_FOUND'] } as const;
const get = { method: 'GET', status: 200, ...CLOCK } as const;
const post = { method: 'POST', status: 200, ...CLOCK } as const;

/** Key: schema coordinate. */
export const SANDBOX_ROUTES = {
  'Query.testClock': { ...get, path: '/test/clock' },
  'Mutation.advanceTestClock': { ...post, path: '/test/clock/advance' },
  'Mutation.resetTestClock': { ...post, path: '/test/clock/reset' },
  'Query.testEvents': { ...get, path: '/test/events' },
  'Mutation.triggerTestEvent': { ...post, path: '/test/events/trigger' },
} as const;
