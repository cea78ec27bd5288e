/** Pages of /docs in order, with their source files. */

/** `file`: relative to the project root; null if generated from code. */
export type Listed = Readonly<{ slug: string; group: string; file: string | null }>;

const GUIDES = 'src/server/docs/guides';

const group = (name: string, ...slugs: readonly string[]): readonly Listed[] =>
  slugs.map((slug) => ({ slug, group: name, file: `${GUIDES}/${slug}.md` }));

export const DOC_LIST: readonly Listed[] = [
  ...group('Getting started', 'first-integration', 'authentication'),
  { slug: 'client', group: 'Getting started', file: 'src/client/README.md' },
  { slug: 'offline', group: 'Getting started', file: 'src/offline/README.md' },
  ...group(
    'Law and assessments',
    'scoping',
    'mapping-graph',
    'exchange',
    'gap-assessment',
    'incidents',
    'portfolios',
    'law-versions',
    'reforms',
  ),
  ...group('Orders and events', 'orders', 'webhooks', 'test-mode'),
  ...group('Integration', 'limits'),
  { slug: 'errors', group: 'Integration', file: null },
  { slug: 'glossary', group: 'Integration', file: null },
  ...group('Integration', 'mcp', 'compatibility', 'api-changelog'),
  ...group('Operation', 'configuration', 'operating'),
  { slug: 'runbook', group: 'Operation', file: 'tools/deploy/RUNBOOK.md' },
];
