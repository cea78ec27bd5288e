/** Both transports return the same data, codes, details and remarks for the same request. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { ROUTES } from '../../src/server/routing/routes.js';
import { openTestService, type TestService } from '../support/test-service.js';
import { ACCOUNT_CASES } from './parity-cases-account.js';
import { DOCUMENT_CASES } from './parity-cases-documents.js';
import { MEMBER_CASES } from './parity-cases-members.js';
import { OAUTH_CASES } from './parity-cases-oauth.js';
import { SANDBOX_CASES } from './parity-cases-sandbox.js';
import { GRAPH_CASES } from './parity-cases-graph.js';
import { LAW_DATA_CASES } from './parity-cases-data.js';
import { LAW_CASES } from './parity-cases-law.js';
import {
  openTransports,
  operations,
  steady,
  type Transports,
  type ReportedAnswer,
} from './parity-transports.js';

const PARITY_CASES = [
  ...LAW_CASES,
  ...LAW_DATA_CASES,
  ...GRAPH_CASES,
  ...ACCOUNT_CASES,
  ...DOCUMENT_CASES,
  ...MEMBER_CASES,
  ...OAUTH_CASES,
  ...SANDBOX_CASES,
];

let service: TestService;
let transports: Transports;

beforeAll(async () => {
  service = await openTestService();
  transports = await openTransports(service);
});
afterAll(() => service.close());

/** Members that differ between requests. */
const VOLATILE = ['request_id', 'timestamp', 'uptime_s', 'sandbox_voti', 'loodud', 'kasutus'];
const VOLATILE_IN: Readonly<Record<string, readonly string[]>> = {
  'Mutation.signup': ['order_id', 'makselink', 'votmekood'],
  'Query.caseFile': ['issued_at', 'allkiri'],
  'Mutation.reportMapping': ['reported_at'],
};

test('every operation is on REST and in the schema, or is marked as GraphQL-only', () => {
  const onRest = operations.filter(({ isGraphqlOnly }) => !isGraphqlOnly);
  expect(onRest.map(({ coordinate }) => coordinate).sort()).toEqual(Object.keys(ROUTES).sort());
});

test('every REST operation has a parity case', () => {
  const requested = new Set(PARITY_CASES.map(({ operation }) => operation));
  expect([...requested].sort()).toEqual(Object.keys(ROUTES).sort());
});

test.each(PARITY_CASES)('both transports answer $operation alike: $what', async (one) => {
  const names = VOLATILE_IN[one.operation] ?? [];
  const { rest, graphql } = await transports.both(one);
  const same = (reported: ReportedAnswer): unknown => steady(reported, [...VOLATILE, ...names]);
  expect(same(rest)).toEqual(same(graphql));
});
