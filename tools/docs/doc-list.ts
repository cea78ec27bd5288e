/** Pages of /docs in order, with their source files. */

/** `file`: relative to the project root; null if generated from code. */
export type Listed = Readonly<{ slug: string; group: string; file: string | null }>;

const GUIDES = 'src/server/docs/guides';

const group = (name: string, ...slugs: readonly string[]): readonly Listed[] =>
  slugs.map((slug) => ({ slug, group: name, file: `${GUIDES}/${slug}.md` }));

export const DOC_LIST: readonly Listed[] = [
  ...group('Begin', 'first-integration'),
  { slug: 'client', group: 'Begin', file: 'src/client/README.md' },
  ...group(
    'Ask the law',
    'scoping',
    'mapping-graph',
    'gap-assessment',
    'incidents',
    'portfolios',
    'law-versions',
  ),
  ...group('Order and follow', 'orders', 'webhooks'),
  ...group('Build on it', 'limits'),
  { slug: 'errors', group: 'Build on it', file: null },
  { slug: 'glossary', group: 'Build on it', file: null },
  ...group('Build on it', 'mcp', 'compatibility', 'api-changelog'),
  ...group('Operate', 'configuration', 'operating'),
  { slug: 'runbook', group: 'Operate', file: 'tools/deploy/RUNBOOK.md' },
];
