/** Pages of /docs in order, with their source files. */

import type { DocGroup } from '../../src/server/docs/doc-languages.js';

/** `file`: relative to the project root; null if generated from code. */
export type Listed = Readonly<{ slug: string; group: DocGroup; file: string | null }>;

export const GUIDES = 'src/server/docs/guides';

const group = (name: DocGroup, ...slugs: readonly string[]): readonly Listed[] =>
  slugs.map((slug) => ({ slug, group: name, file: `${GUIDES}/${slug}.md` }));

export const DOC_LIST: readonly Listed[] = [
  ...group('start', 'first-integration', 'authentication', 'keys-and-roles'),
  { slug: 'client', group: 'start', file: 'src/client/README.md' },
  { slug: 'offline', group: 'start', file: 'src/offline/README.md' },
  ...group('start', 'go-live'),
  ...group(
    'law',
    'scoping',
    'mapping-graph',
    'exchange',
    'gap-assessment',
    'incidents',
    'portfolios',
    'law-versions',
    'reforms',
  ),
  ...group('orders', 'orders', 'order-payload', 'billing', 'webhooks', 'events', 'test-mode'),
  ...group('integration', 'limits', 'pagination'),
  { slug: 'errors', group: 'integration', file: null },
  { slug: 'glossary', group: 'integration', file: null },
  ...group(
    'integration',
    'mcp',
    'data-protection',
    'service-levels',
    'compatibility',
    'api-changelog',
  ),
  ...group('operation', 'configuration', 'operating'),
  { slug: 'licence', group: 'operation', file: null },
  { slug: 'runbook', group: 'operation', file: 'tools/deploy/RUNBOOK.md' },
];
