/** Page of the Estonian words of the contract, generated from the glossary of its descriptions. */
import {
  GLOSSARY,
  meaningOf,
  type GlossaryEntry,
} from '../../src/server/schema/describe-schema.js';

type GlossaryRow = readonly [key: string, entry: GlossaryEntry];

const rowsOf = (section: keyof typeof GLOSSARY): GlossaryRow[] => Object.entries(GLOSSARY[section]);

const termOf = (entry: GlossaryEntry): string => (typeof entry === 'string' ? '' : entry.term);

/** `Order.riik` and `Query.scoping(riik:)` → `riik`. */
const wordOf = (coordinate: string): string => /(\w+)(?::\))?$/.exec(coordinate)?.[1] ?? '';

const typeOf = (coordinate: string): string => coordinate.split('.')[0] ?? '';

type Cells = Readonly<{ id: string; word: string; term: string; meanings: readonly string[] }>;

/** The anchor makes the word linkable. */
const line = ({ id, word, term, meanings }: Cells): string =>
  `| <a id="${id}"></a>\`${word}\` | ${term} | ${meanings.join('<br>')} |`;

const table = (rows: readonly string[]): string =>
  ['| Word | English | Meaning |', '| --- | --- | --- |', ...rows].join('\n');

/** The general meaning first, then those at single places. */
function wordTable(): string {
  const places = Map.groupBy(rowsOf('places'), ([coordinate]) => wordOf(coordinate));
  const estonian = rowsOf('words').filter(([, entry]) => typeof entry !== 'string');
  return table(
    estonian.map(([word, entry]) => {
      const others = places.get(word) ?? [];
      const atPlaces = others.map(([place, one]) => {
        const term = termOf(one);
        return `\`${place}\`${term === '' ? '' : ` (${term})`}: ${meaningOf(one)}`;
      });
      return line({
        id: word,
        word,
        term: termOf(entry),
        meanings: [meaningOf(entry), ...atPlaces],
      });
    }),
  );
}

function valueTables(): string {
  const byType = Map.groupBy(rowsOf('values'), ([coordinate]) => typeOf(coordinate));
  const estonian = [...byType].filter(
    ([type, values]) =>
      typeof GLOSSARY.types[type] !== 'string' || values.some(([, one]) => termOf(one) !== ''),
  );
  const sections = estonian.map(([type, values]) => {
    const entry = GLOSSARY.types[type] ?? '';
    const term = termOf(entry);
    const rows = values.map(([coordinate, one]) =>
      line({
        id: coordinate,
        word: wordOf(coordinate),
        term: termOf(one),
        meanings: [meaningOf(one)],
      }),
    );
    return `### ${type}\n\n${term === '' ? '' : `(${term}) `}${meaningOf(entry)}\n\n${table(rows)}`;
  });
  return sections.join('\n\n');
}

export const glossaryPage = (): string => `# Glossary

The Estonian words of the contract, with their English terms and meanings.

The same texts are the descriptions in the [OpenAPI document](/openapi.json) and in the GraphQL schema, which also describe every
English name. Each word has an address, such as [/docs/glossary#riik](#riik) or [/docs/glossary#Classification.valjas](#Classification.valjas).

Times are in ISO 8601 and UTC unless a description states otherwise. Prices are net of VAT unless the name or the description states
otherwise. Country codes follow ISO 3166-1 alpha-2.

## Words

Fields and arguments. If a word has another meaning at one place, the place is named as a GraphQL schema coordinate.

${wordTable()}

## Values

${valueTables()}
`;
