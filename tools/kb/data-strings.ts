/** Every text of the law data with its place, for checks. */
import type { KnowledgeFiles } from '../../src/knowledge/read-files.js';

/** `place`: such as `kb/countries/ee/act.yaml: act.url`. `member`: name of the innermost member. */
export type DataString = Readonly<{ place: string; member: string; text: string }>;

type StringPlace = Pick<DataString, 'place' | 'member'>;

function collect(value: unknown, { place, member }: StringPlace, found: DataString[]): void {
  if (typeof value === 'string') found.push({ place, member, text: value });
  if (typeof value !== 'object' || value === null) return;
  const before = member === '' ? place : `${place}.`;
  for (const [name, inner] of Object.entries(value))
    collect(inner, { place: `${before}${name}`, member: name }, found);
}

/** Without `kb/texts`. */
export function dataStrings(files: KnowledgeFiles): DataString[] {
  const found: DataString[] = [];
  for (const [file, content] of files) {
    if (!file.startsWith('texts/')) collect(content, { place: `kb/${file}: `, member: '' }, found);
  }
  return found;
}
