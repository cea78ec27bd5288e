/** The list of guides for language models (llmstxt.org). */
import type { DocModel } from './doc-page.js';
import type { Doc } from './doc-files.js';
import { groupsOf } from './doc-navigation.js';

const SUMMARY =
  'NIS2 (Directive (EU) 2022/2555) compliance over GraphQL and REST: applicability, measures and their mapping, ' +
  'incident notifications, gap assessment, compliance documents. Every substantive answer names its sources; results ' +
  'are indicative and are not legal advice.';

const NOTES =
  'Send the API key in the header X-API-Key; POST /v1/signup returns a sandbox key at once. Some names of the API are ' +
  'Estonian; the glossary explains them. Assistants can call POST /mcp (Model Context Protocol) instead: tools, prompts, and the law as ' +
  'resources under law:// addresses, in answers of at most 8 kB.';

type Line = Readonly<{ title: string; address: string; summary: string }>;

const line = ({ title, address, summary }: Line): string => `- [${title}](${address}): ${summary}`;

export function llmsText({ provider, publicUrl }: DocModel, docs: readonly Doc[]): string {
  const contract = [
    { title: 'OpenAPI 3.1', address: `${publicUrl}/openapi.json`, summary: 'every path of /v1' },
    {
      title: 'GraphQL',
      address: `${publicUrl}/graphql`,
      summary: 'introspection queries return the schema',
    },
  ];
  const sections = groupsOf(docs, 'en').map(([name, members]) => {
    const lines = members.map(({ slug, title, summary }) =>
      line({ title, address: `${publicUrl}/docs/${slug}.md`, summary }),
    );
    return `## ${name}\n\n${lines.join('\n')}`;
  });
  const parts = [`# ${provider}`, `> ${SUMMARY}`, NOTES, ...sections];
  return `${[...parts, `## Contract\n\n${contract.map(line).join('\n')}`].join('\n\n')}\n`;
}
