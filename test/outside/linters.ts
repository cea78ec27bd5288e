/** Third-party linters: the OpenAPI document by Redocly, the node by the linter of n8n. */
import path from 'node:path';
import { PROJECT_ROOT } from '../../src/config/env.js';
import type { Workshop } from './workshop.js';

const OPENAPI = path.join(PROJECT_ROOT, 'schema/openapi.json');
const CONNECTORS = path.join(PROJECT_ROOT, 'dist/tools/connectors.js');
const ESLINT = path.join(PROJECT_ROOT, 'node_modules/eslint/bin/eslint.js');
const TYPESCRIPT_ESLINT = path.join(PROJECT_ROOT, 'node_modules/typescript-eslint/dist/index.js');
const NODE = 'made/n8n-nodes-nis2-compliance';

/** Rules that the connector cannot follow, with the reason (D-322). */
const LEFT_OUT = {
  // The licence of the project is not MIT.
  'n8n-nodes-base/community-package-json-license-not-default': 'off',
  // For nodes of n8n itself; third-party nodes have an address, which the rule below checks.
  'n8n-nodes-base/cred-class-field-documentation-url-miscased': 'off',
  'n8n-nodes-base/cred-class-field-documentation-url-not-http-url': 'error',
};

const SETTINGS = `import n8n from 'eslint-plugin-n8n-nodes-base';
import { parser } from '${TYPESCRIPT_ESLINT}';
const languageOptions = { parser, parserOptions: { extraFileExtensions: ['.json'] } };
const rulesOf = (kind, files) => ({
  files,
  languageOptions,
  plugins: { 'n8n-nodes-base': n8n },
  rules: { ...n8n.configs[kind].rules, ...${JSON.stringify(LEFT_OUT)} },
});
export default [
  rulesOf('community', ['${NODE}/package.json']),
  rulesOf('credentials', ['${NODE}/credentials/**/*.ts']),
  rulesOf('nodes', ['${NODE}/nodes/**/*.ts']),
];
`;

/** The recommended rules of the package. */
export const lintWithRedocly = async (workshop: Workshop): Promise<void> => {
  const program = path.join(workshop.folder, 'node_modules/@redocly/cli/bin/cli.js');
  await workshop.run(program, 'lint', '--extends', 'recommended', OPENAPI);
};

export async function lintWithN8n(workshop: Workshop): Promise<void> {
  await workshop.run(CONNECTORS, path.join(workshop.folder, 'made'));
  await workshop.write('eslint.config.mjs', SETTINGS);
  const files = ['package.json', 'credentials', 'nodes'].map((name) => `${NODE}/${name}`);
  await workshop.run(ESLINT, '--config', 'eslint.config.mjs', '--max-warnings', '0', ...files);
}
