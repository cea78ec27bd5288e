/** gql.tada: documents of a client have the types of the contract, and an invalid one does not compile. */
import { copyFile } from 'node:fs/promises';
import path from 'node:path';
import { PROJECT_ROOT } from '../../src/config/env.js';
import type { Workshop } from './workshop.js';

const SETTINGS = {
  compilerOptions: {
    strict: true,
    noEmit: true,
    target: 'ES2022',
    module: 'NodeNext',
    types: [],
    plugins: [
      {
        name: 'gql.tada/ts-plugin',
        schema: './schema.graphql',
        tadaOutputLocation: './graphql-env.d.ts',
      },
    ],
  },
  include: ['*.ts'],
};

const DOCUMENTS = `import { initGraphQLTada, type ResultOf, type VariablesOf } from 'gql.tada';
import type { introspection } from './graphql-env.js';
const graphql = initGraphQLTada<{ introspection: introspection }>();
const scope = graphql(\`query Scope($tootajad: Int!, $keel: String) {
  scoping(tootajad: $tootajad, keel: $keel) { klassifikatsioon sources { seadus url } }
}\`);
const right: VariablesOf<typeof scope> = { tootajad: 120, keel: 'en' };
// @ts-expect-error a text is no number of people
const wrong: VariablesOf<typeof scope> = { tootajad: '120' };
declare const answer: ResultOf<typeof scope>;
const found: 'essential' | 'important' | 'valjas' | undefined = answer.scoping?.klassifikatsioon;
const address: string | undefined = answer.scoping?.sources[0]?.url;
// @ts-expect-error the contract has no such member
const missing = answer.scoping?.class;
const orders = graphql(\`query Orders($after: String) {
  organisation { id orders(first: 2, after: $after) { pageInfo { endCursor } edges { node { order_id } } } }
}\`);
declare const page: ResultOf<typeof orders>;
const id: string | undefined = page.organisation?.orders.edges[0]?.node.order_id;
export { address, found, id, missing, right, wrong };
`;

export async function compileWithTada(workshop: Workshop): Promise<void> {
  const schema = path.join(PROJECT_ROOT, 'schema/schema.graphql');
  await copyFile(schema, path.join(workshop.folder, 'schema.graphql'));
  await workshop.write('tsconfig.json', JSON.stringify(SETTINGS));
  await workshop.write('documents.ts', DOCUMENTS);
  await workshop.run('node_modules/gql.tada/bin/cli.js', 'generate-output');
  await workshop.run('node_modules/typescript/bin/tsc', '--project', 'tsconfig.json');
}
