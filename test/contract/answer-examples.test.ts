/** The examples of the OpenAPI document: one for every operation and webhook; each matches its schema. */
import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { expect, test } from '@jest/globals';
import { PROJECT_ROOT } from '../../src/config/env.js';
import { WEBHOOK_TYPES } from '../../src/modules/webhooks/domain/webhook.js';

type Media = Readonly<{ schema: object; example?: unknown }>;
type Operation = Readonly<{
  operationId: string;
  requestBody?: { content: Record<string, Media> };
  responses: Record<string, { content?: Record<string, Media> }>;
}>;
type Document = Readonly<{
  components: object;
  paths: Record<string, Record<string, Operation>>;
  webhooks: Record<string, { post: Operation }>;
}>;

// Written by the same program.
const document = JSON.parse(
  readFileSync(`${PROJECT_ROOT}/schema/openapi.json`, 'utf8'),
) as Document;
const ajv = new Ajv2020({
  strict: false,
  allErrors: true,
  formats: { iri: true, 'idn-email': true },
});
addFormats.default(ajv);
ajv.addSchema({ $id: 'api', components: document.components });

const errorsOf = ({ schema, example }: Media): unknown => {
  const validate = ajv.compile(
    JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"api#/')) as object,
  ); // a schema
  return validate(example) ? [] : validate.errors;
};

const answers = Object.values(document.paths)
  .flatMap((methods) => Object.values(methods))
  .flatMap(({ operationId, responses }) =>
    Object.entries(responses)
      .filter(([status]) => status.startsWith('2'))
      .flatMap(([, { content = {} }]) => Object.entries(content))
      .map(([type, media]) => ({ operationId, type, media })),
  );

test('every answer of every operation has an example, files and streams included', () => {
  const without = answers.filter(({ media }) => media.example === undefined);
  expect(without.map(({ operationId, type }) => `${operationId} ${type}`)).toEqual([]);
  expect(answers.length).toBeGreaterThan(90);
});

test.each(answers)('the example of $operationId as $type matches its schema', ({ media }) => {
  expect(errorsOf(media)).toEqual([]);
});

test('every webhook has an example body that matches its schema', () => {
  expect(Object.keys(document.webhooks)).toEqual([...WEBHOOK_TYPES]);
  for (const { post } of Object.values(document.webhooks)) {
    const media = post.requestBody?.content['application/json'];
    expect(media?.example).toBeDefined();
    expect(media === undefined ? null : errorsOf(media)).toEqual([]);
  }
});
