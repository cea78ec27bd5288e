/** Every text of the law data with its place, for checks. */
import type { KnowledgeFiles } from '../../src/knowledge/read-files.js';

/** `place`: such as `kb/countries/ee/act.yaml: act.url`. `member`: name of the innermost member. */
export type DataString = Readonly<{ place: string; member: string; text: string }>;

function walk(value: unknown, file: string, path: readonly string[]): DataString[] {
  if (typeof value === 'string') {
    return [{ place: `kb/${file}: ${path.join('.')}`, member: path.at(-1) ?? '', text: value }];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => walk(inner, file, [...path, name]));
}

export const dataStrings = (files: KnowledgeFiles): DataString[] =>
  [...files].flatMap(([file, content]) => walk(content, file, []));
