/** `npm run postman`: writes a Postman collection of the contract to `dist/postman.json` or the given file. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import converter from 'openapi-to-postmanv2';
import { z } from 'zod';
import { PROJECT_ROOT } from '../src/config/env.js';

const OPTIONS = { folderStrategy: 'Tags', parametersResolution: 'Example' } as const;

const VARIABLES = [
  { key: 'baseUrl', value: 'http://127.0.0.1:3000' },
  { key: 'apiKey', value: 'nis2_test_…' },
];

const parameterSchema = z.object({ key: z.string() }).loose();
const itemSchema = z
  .object({
    request: z
      .object({
        method: z.string(),
        url: z
          .object({ path: z.array(z.string()), query: z.array(parameterSchema).optional() })
          .loose(),
        header: z.array(parameterSchema).optional(),
      })
      .loose(),
  })
  .loose();
const collectionSchema = z
  .object({ item: z.array(z.object({ item: z.array(itemSchema) }).loose()) })
  .loose();

const contractSchema = z.object({
  paths: z.record(
    z.string(),
    z.record(
      z.string(),
      z.object({
        parameters: z
          .array(z.object({ name: z.string().optional(), required: z.boolean().optional() }))
          .optional(),
      }),
    ),
  ),
});

type Item = z.infer<typeof itemSchema>;
type Contract = z.infer<typeof contractSchema>;

const NEEDED_HEADERS = ['content-type', 'accept'];

/** Disables optional parameters, whose generated values would be rejected. */
function switchOff({ request }: Item, { paths }: Contract): void {
  const place = `/${request.url.path.map((part) => part.replace(/^:(.+)$/, '{$1}')).join('/')}`;
  const { parameters = [] } = paths[place]?.[request.method.toLowerCase()] ?? {};
  const needed = parameters.filter(({ required }) => required === true).map(({ name }) => name);
  for (const one of request.url.query ?? []) one['disabled'] = !needed.includes(one.key);
  for (const one of request.header ?? []) {
    one['disabled'] = !NEEDED_HEADERS.includes(one.key.toLowerCase());
  }
}

/** @throws Error if the converter cannot read the contract */
function convert(contract: object): Promise<z.infer<typeof collectionSchema>> {
  return new Promise((resolve, reject) => {
    converter.convertV2({ type: 'json', data: contract }, OPTIONS, (failure, made) => {
      const [output] = made?.output ?? [];
      if (failure === null && output !== undefined) resolve(collectionSchema.parse(output.data));
      else reject(new Error(made?.reason ?? 'the contract could not be converted'));
    });
  });
}

const contract: unknown = JSON.parse(
  readFileSync(path.join(PROJECT_ROOT, 'schema/openapi.json'), 'utf8'),
);
const known = contractSchema.parse(contract);
const collection = await convert({ ...Object(contract) } as object);
for (const { item: items } of collection.item) for (const item of items) switchOff(item, known);
const file = process.argv[2] ?? path.join(PROJECT_ROOT, 'dist/postman.json');
writeFileSync(file, `${JSON.stringify({ ...collection, variable: VARIABLES }, null, 2)}\n`);
