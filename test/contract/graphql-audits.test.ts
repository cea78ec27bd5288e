/** GraphQL over HTTP, checked with the audits of the specification's authors. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { serverAudits } from 'graphql-http';
import { openTestService, type TestService } from '../support/test-service.js';

let service: TestService;

beforeAll(async () => {
  service = await openTestService();
});
afterAll(() => service.close());

const audits = serverAudits({ url: () => `${service.url}/graphql` });

test.each(audits.map(({ id, name, fn }) => ({ id, name, fn })))('$id $name', async ({ fn }) => {
  const result = await fn();
  expect(result.status === 'ok' ? 'ok' : `${result.status}: ${result.reason}`).toBe('ok');
});
