/** Second evaluation of coverage: one sparse matrix of strengths per relation, and max-min products of them. */
import type { ExportedLink } from './exported-links.js';

const KINDS = ['same', 'inside', 'around', 'shares'] as const;
type Kind = (typeof KINDS)[number];

const KIND: Readonly<Record<string, Kind>> = {
  equal: 'same',
  equivalent: 'same',
  subset: 'inside',
  superset: 'around',
  intersects: 'shares',
};
const TURNED = { same: 'same', inside: 'around', around: 'inside', shares: 'shares' } as const;

/** What follows from A to M and M to B; other pairs give nothing. */
const FOLLOWS: readonly (readonly [Kind, Kind, Kind])[] = [
  ...KINDS.map((kind) => ['same', kind, kind] as const),
  ...KINDS.filter((kind) => kind !== 'same').map((kind) => [kind, 'same', kind] as const),
  ['inside', 'inside', 'inside'],
  ['around', 'around', 'around'],
  ['around', 'inside', 'shares'],
  ['around', 'shares', 'shares'],
  ['shares', 'inside', 'shares'],
];

/** Row → column → strongest. */
type Matrix = Map<string, Map<string, number>>;
export type Matrices = Readonly<Record<Kind, Matrix>>;
type Cell = Readonly<{ row: string; column: string; strength: number }>;

/** `whole`: the row contains the column. */
export type Reach = Readonly<{ whole: Matrix; part: Matrix }>;

function put(matrix: Matrix, { row, column, strength }: Cell): void {
  const cells = matrix.get(row) ?? new Map<string, number>();
  cells.set(column, Math.max(strength, cells.get(column) ?? 0));
  matrix.set(row, cells);
}

const cellsOf = (matrix: Matrix): readonly Cell[] =>
  [...matrix].flatMap(([row, cells]) =>
    [...cells].map(([column, strength]) => ({ row, column, strength })),
  );

/** @param links each once */
export function matricesOf(links: readonly ExportedLink[]): Matrices {
  const matrices: Matrices = {
    same: new Map(),
    inside: new Map(),
    around: new Map(),
    shares: new Map(),
  };
  for (const { from: row, to: column, relation, strength } of links) {
    const kind = KIND[relation] ?? 'shares';
    put(matrices[kind], { row, column, strength });
    put(matrices[TURNED[kind]], { row: column, column: row, strength });
  }
  return matrices;
}

const frameworkOf = (node: string): string => node.slice(0, node.indexOf(':'));

/** Max-min product from rows of `held` to columns of `target`, over nodes outside both. */
function product(one: Matrix, other: Matrix, held: string, target: string): readonly Cell[] {
  return cellsOf(one)
    .filter(({ row }) => frameworkOf(row) === held)
    .filter(({ column }) => ![held, target].includes(frameworkOf(column)))
    .flatMap(({ row, column: middle, strength: first }) =>
      [...(other.get(middle) ?? [])]
        .filter(([column]) => frameworkOf(column) === target)
        .map(([column, second]) => ({ row, column, strength: Math.min(first, second) })),
    );
}

export function reachOf(matrices: Matrices, held: string, target: string): Reach {
  const reach: Reach = { whole: new Map(), part: new Map() };
  const add = (kind: Kind, cells: readonly Cell[]): void => {
    const field = kind === 'same' || kind === 'around' ? reach.whole : reach.part;
    for (const cell of cells) put(field, cell);
  };
  for (const kind of KINDS) {
    const direct = cellsOf(matrices[kind]).filter(({ row }) => frameworkOf(row) === held);
    add(
      kind,
      direct.filter(({ column }) => frameworkOf(column) === target),
    );
  }
  for (const [first, second, result] of FOLLOWS)
    add(result, product(matrices[first], matrices[second], held, target));
  return reach;
}

export type RelationAnswer = Readonly<{ standing: string; strength: number | null }>;

/** @param states status by id of the held control @param rows ids of the held framework */
export function answerOf(
  { whole, part }: Reach,
  rows: readonly string[],
  states: ReadonlyMap<string, string>,
  column: string,
): RelationAnswer {
  const reached = rows.flatMap((row) => {
    const all = whole.get(row)?.get(column);
    const strength = all ?? part.get(row)?.get(column);
    const state = states.get(row) ?? 'none';
    return strength === undefined ? [] : [{ isWhole: all !== undefined, strength, state }];
  });
  const strengths = (fits: (one: (typeof reached)[number]) => boolean) =>
    reached.filter(fits).map(({ strength }) => strength);
  const met = strengths(({ isWhole, state }) => isWhole && state === 'implemented');
  if (met.length > 0) return { standing: 'met', strength: Math.max(...met) };
  const partly = strengths(({ state }) => state === 'implemented' || state === 'partial');
  if (partly.length > 0) return { standing: 'partly', strength: Math.max(...partly) };
  return { standing: reached.length > 0 ? 'open' : 'unmapped', strength: null };
}
