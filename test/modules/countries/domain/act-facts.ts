/** Sectors, types and special cases of which conditions of acts are evaluated. */
import {
  compileCondition,
  describingTypes,
  type ActFacts,
  type Truth,
} from '../../../../src/modules/countries/domain/act-conditions.js';
import type {
  ActEntityType,
  ActCondition,
} from '../../../../src/modules/countries/domain/act-rules.js';

/** Energy has two subsectors; a special case implies one type of gas. */
export const TYPES = {
  parents: new Map([
    ['power', 'energy'],
    ['gas', 'energy'],
  ]),
  typesOf: new Map([
    ['energy', ['producer', 'supplier', 'storage']],
    ['power', ['producer', 'supplier']],
    ['gas', ['storage']],
    ['water', []],
  ]),
  casesOf: new Map([
    ['energy', ['monopoly']],
    ['gas', ['monopoly']],
  ]),
};

export const PASSAGE = { under: null, provision: '§ 1', url: 'https://example.org/', quote: 'q' };
export const ownType = (
  key: string,
  describes: string | null,
  askWhen: ActCondition | null = null,
): ActEntityType => ({ ...PASSAGE, key, term: key, askWhen, describes });

export const OWN = [
  ownType('heat_pump', 'gas'),
  ownType('cavern', 'gas'),
  ownType('charging_point', null, { kind: 'sector', keys: ['power'] }),
  ownType('water_mill', 'water'),
];

const context = {
  types: TYPES,
  own: new Map(OWN.map((type) => [type.key, type])),
  describing: describingTypes(OWN, TYPES),
};

const SECTORS = {
  energy: { key: 'energy', parent: null, annex: 'I' },
  power: { key: 'power', parent: 'energy', annex: 'I' },
  gas: { key: 'gas', parent: 'energy', annex: 'I' },
  water: { key: 'water', parent: null, annex: 'II' },
};

type Given = Readonly<{
  sector?: keyof typeof SECTORS;
  types?: readonly string[];
  cases?: readonly string[];
  alternatives?: readonly (readonly string[])[];
  share?: number;
  holds?: Readonly<Record<string, Truth>>;
}>;

export const facts = ({ sector, types, cases, alternatives, share, holds }: Given): ActFacts => ({
  sector: sector === undefined ? null : SECTORS[sector],
  types: types === undefined ? null : new Set(types),
  cases: new Set(cases),
  alternatives: (alternatives ?? []).map((few) => new Set(few)),
  share: share ?? null,
  holds: holds ?? {},
});

export const value = (condition: ActCondition, given: Given): Truth =>
  compileCondition(condition, context)(facts(given));
