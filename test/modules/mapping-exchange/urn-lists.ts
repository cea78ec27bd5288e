/** URNs of the requirements in CISO Assistant's libraries, one file per framework. */
import { readdirSync, readFileSync } from 'node:fs';

const DIRECTORY = 'test/modules/mapping-exchange/urns';

/** A line without indent is a prefix; indented lines are the nodes below it. */
function read(name: string): readonly string[] {
  const urns: string[] = [];
  let prefix = '';
  for (const line of readFileSync(`${DIRECTORY}/${name}`, 'utf8').split('\n')) {
    if (line.startsWith('  ')) urns.push(`${prefix}${line.slice(2)}`);
    else prefix = line;
  }
  return urns;
}

export const URN_LISTS: ReadonlyMap<string, readonly string[]> = new Map(
  readdirSync(DIRECTORY).map((name) => [name.replace('.txt', ''), read(name)]),
);

const known = new Set([...URN_LISTS.values()].flat());

export const isKnownUrn = (urn: string): boolean => known.has(urn);
