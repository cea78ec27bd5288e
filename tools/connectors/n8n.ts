/** Builds the community node of n8n: sources, which its linter reads, and the scripts that n8n loads. */
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { transform } from 'esbuild';
import { format } from 'prettier';
import { PROJECT_ROOT } from '../../src/config/env.js';
import { contractModel } from '../clients/contract-model.js';
import { nodeProperties, nodeSource } from './n8n-node.js';
import type { Json } from './swagger-schema.js';

const SOURCE = path.join(PROJECT_ROOT, 'tools/connectors/n8n');
const CREDENTIALS = 'credentials/Nis2Api.credentials';
const NODE = 'nodes/Nis2Compliance/Nis2Compliance.node';

const manifest = (version: string): Json => ({
  name: 'n8n-nodes-nis2-compliance',
  version,
  description: 'n8n node of the NIS2 compliance gateway',
  keywords: ['n8n-community-node-package'],
  license: 'SEE LICENSE IN LICENSE',
  author: { name: 'Operator of the service', email: 'operator@example.com' },
  files: ['dist', 'LICENSE', 'NOTICE'],
  peerDependencies: { 'n8n-workflow': '*' },
  n8n: {
    n8nNodesApiVersion: 1,
    strict: true,
    credentials: [`dist/${CREDENTIALS}.js`],
    nodes: [`dist/${NODE}.js`],
  },
});

/** The style of n8n; its linter reads names that are not quoted. */
const STYLE = {
  parser: 'typescript',
  singleQuote: true,
  useTabs: true,
  quoteProps: 'as-needed',
} as const;

/** Writes the source, and the script without types beside it in `dist`. */
async function write(folder: string, name: string, source: string): Promise<void> {
  const text = await format(source, STYLE);
  const { code } = await transform(text, { loader: 'ts', format: 'cjs', target: 'node20' });
  const files = [
    [`${name}.ts`, text],
    [`dist/${name}.js`, code],
  ] as const;
  for (const [file, content] of files) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), content);
  }
}

export async function buildN8n(folder: string, openApi: Json): Promise<void> {
  const model = await contractModel();
  await write(folder, CREDENTIALS, readFileSync(path.join(SOURCE, 'credentials.txt'), 'utf8'));
  await write(folder, NODE, nodeSource(nodeProperties(model, openApi)));
  const picture = path.join(SOURCE, 'nis2.svg');
  for (const place of ['', 'dist/']) {
    copyFileSync(picture, path.join(folder, place, path.dirname(NODE), 'nis2.svg'));
  }
  copyFileSync(path.join(SOURCE, 'README.md'), path.join(folder, 'README.md'));
  for (const name of ['LICENSE', 'NOTICE']) {
    copyFileSync(path.join(PROJECT_ROOT, name), path.join(folder, name));
  }
  const text = `${JSON.stringify(manifest(model.version), null, 2)}\n`;
  writeFileSync(path.join(folder, 'package.json'), text);
}
