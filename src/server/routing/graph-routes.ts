/** REST routes of the mapping graph. */
const common = {
  status: 200,
  counts: 'minute_and_month',
  tag: 'Mapping graph',
  may: ['NOT_FOUND'],
} as const;

const get = { ...common, method: 'GET', revalidated: true } as const;
const post = { ...common, method: 'POST' } as const;

/** Stored, so never cached. */
const report = {
  status: 200,
  counts: 'minute',
  tag: 'Mapping graph',
  path: '/graph/reports',
} as const;

/** Key: schema coordinate. */
export const GRAPH_ROUTES = {
  'Query.edges': { ...get, path: '/graph/edges' },
  'Query.paths': { ...get, path: '/graph/paths' },
  'Query.neighbours': { ...get, path: '/graph/neighbours' },
  'Query.compare': { ...get, path: '/graph/compare' },
  'Query.points': { ...get, path: '/graph/points' },
  'Query.controlLinks': { ...get, path: '/graph/links' },
  'Query.graphSearch': { ...get, path: '/graph/search' },
  'Query.graphExport': { ...get, path: '/graph/export/:format' },
  'Query.coverage': { ...post, may: [], path: '/graph/coverage' },
  'Query.coverageMatrix': { ...post, may: [], path: '/graph/coverage/matrix' },
  'Query.mappingDelta': { ...post, may: [], path: '/graph/delta' },
  'Mutation.reportMapping': { ...report, status: 201, method: 'POST', may: ['NOT_FOUND'] },
  'Query.linkReports': { ...report, method: 'GET' },
  'Query.linkReviews': { ...report, method: 'GET', tag: 'Service', path: '/changelog/reviews' },
} as const;
