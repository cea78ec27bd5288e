/** The graphql-request library against the running service, as a GRC platform would use it. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { ClientError, gql, GraphQLClient } from 'graphql-request';
import { openTestService, type TestService } from '../support/test-service.js';

let service: TestService;

beforeAll(async () => {
  service = await openTestService();
});
afterAll(() => service.close());

const clientOf = (key: string): GraphQLClient =>
  new GraphQLClient(`${service.url}/graphql`, { headers: { 'X-API-Key': key } });

const SCOPING = gql`
  query Scope($tootajad: Int!, $sektor: String) {
    scoping(tootajad: $tootajad, sektor: $sektor, keel: "en") {
      klassifikatsioon
      sources {
        seadus
        url
      }
    }
  }
`;

test('a typed client gets data for valid variables', async () => {
  const client = clientOf(service.keys.test.grc_platform);
  const answer: unknown = await client.request(SCOPING, {
    tootajad: 120,
    sektor: 'energy_electricity',
  });
  expect(answer).toMatchObject({ scoping: { klassifikatsioon: 'important' } });
});

test('a typed client gets an error with code and details for invalid variables', async () => {
  const client = clientOf(service.keys.test.grc_platform);
  const failure: unknown = await client
    .request(SCOPING, { tootajad: -1, sektor: 'x' })
    .catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(ClientError);
  expect(failure).toMatchObject({
    response: {
      errors: [
        {
          extensions: {
            code: 'VALIDATION_FAILED',
            details: [
              { field: 'tootajad', type: 'greater_than_equal' },
              { field: 'sektor', type: 'enum' },
            ],
          },
        },
      ],
    },
  });
});
