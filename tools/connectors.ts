/** `npm run connectors:build [-- folder] [--host api.example.com]`: builds the connectors into `dist/connectors` (D-322). */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { PROJECT_ROOT } from '../src/config/env.js';
import { englishNameOf } from '../src/server/schema/english-names.js';
import { buildGithubAction } from './connectors/github-action.js';
import { buildN8n } from './connectors/n8n.js';
import { toSwagger } from './connectors/swagger.js';
import type { Json } from './connectors/swagger-schema.js';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { host: { type: 'string', default: 'api.example.com' } },
});
const out = path.resolve(positionals[0] ?? path.join(PROJECT_ROOT, 'dist/connectors'));

const openApi = JSON.parse(
  readFileSync(path.join(PROJECT_ROOT, 'schema/openapi.json'), 'utf8'),
) as Json; // written by the same project

rmSync(out, { recursive: true, force: true });
mkdirSync(path.join(out, 'power-platform'), { recursive: true });
await buildGithubAction(path.join(out, 'github-action'));
await buildN8n(path.join(out, 'n8n-nodes-nis2-compliance'), openApi);
const swagger = toSwagger(openApi, values.host, englishNameOf);
writeFileSync(
  path.join(out, 'power-platform/apiDefinition.swagger.json'),
  `${JSON.stringify(swagger, null, 1)}\n`,
);
