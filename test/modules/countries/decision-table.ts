/**
 * Second form of the rules of an act: each rule as rows of plain conditions, read from `rules.yaml` itself. It shares
 * no code with the engine, so that one checks the other. Slow and literal on purpose.
 */

import {
  levelIf,
  listOf,
  sizeLevel,
  type Level,
  type Raw,
  type TableFacts,
} from './table-sizes.js';

type Literal = Readonly<{ name: string; value: unknown; isNegated: boolean }>;
type LiteralRow = readonly Literal[];
type TableRule = Readonly<{
  id: string;
  gives: string;
  to: string | null;
  rows: readonly LiteralRow[];
  coded: boolean;
}>;

/** By sector. `types`: its own and its subsectors', without special cases. `cases`: those of its other types. */
export type Lists = Readonly<{
  parent: Readonly<Record<string, string | null>>;
  annex: Readonly<Record<string, string>>;
  types: Readonly<Record<string, readonly string[]>>;
  cases: Readonly<Record<string, readonly string[]>>;
}>;

const sectorList = (lists: Lists['types'], { sector }: TableFacts): readonly string[] =>
  lists[sector ?? ''] ?? [];
const overlap = (left: readonly string[], right: readonly string[] | null): boolean =>
  left.some((one) => right?.includes(one));

/** Disjunctive form: negation reaches the literals. */
function rowsOf(when: Raw, isNegated = false): LiteralRow[] {
  const [[name, value] = ['', null]] = Object.entries(when);
  if (name === 'not') return rowsOf(value as Raw, !isNegated);
  if (name !== 'all' && name !== 'any') return [[{ name, value, isNegated }]];
  const parts = (value as Raw[]).map((part) => rowsOf(part, isNegated));
  if ((name === 'any') !== isNegated) return parts.flat();
  return parts.reduce<LiteralRow[]>(
    (left, right) => left.flatMap((a) => right.map((b) => [...a, ...b])),
    [[]],
  );
}

/** A share that was not stated is assumed to be reached. */
const shareLevel = (name: string, limit: number, { share }: TableFacts): Level =>
  levelIf(share === null || share > limit || (share === limit && name === 'share_at_least'));

const literal = ({ isNegated }: Literal, level: Level): number => (isNegated ? 1 - level : level);

export class DecisionTable {
  private readonly exclusions: TableRule[];
  private readonly rules: TableRule[];
  private readonly requested: ReadonlyMap<string, readonly LiteralRow[]>;

  constructor(
    private readonly file: Raw,
    private readonly lists: Lists,
  ) {
    const read = (member: string, coded: boolean) =>
      ((file[member] ?? []) as Raw[]).map((raw): TableRule => {
        const gives = String(coded ? raw['gives'] : raw['may_give']);
        const to = gives === 'other_act' ? listOf(raw['to'] ?? raw['under']).join() : null;
        return { id: String(raw['id']), gives, to, rows: rowsOf(raw['when'] as Raw), coded };
      });
    this.exclusions = read('exclusions', true);
    this.rules = [...read('not_coded', false), ...read('rules', true)];
    this.requested = new Map(
      ((file['entity_types'] ?? []) as Raw[])
        .filter((raw) => raw['ask_when'] !== undefined)
        .map((raw) => [String(raw['key']), rowsOf(raw['ask_when'] as Raw)]),
    );
  }

  /** The class, with the id of the deciding rule. */
  decide(facts: TableFacts): string {
    const excluded = this.pick(this.exclusions, facts, true);
    if (excluded.sure !== null) return this.settle(excluded.sure, excluded.maybe);
    const isFirst = this.file['precedence'] === 'first_match';
    const { sure, maybe } = this.pick(this.rules, facts, isFirst);
    const rank = (gives: string) =>
      ['outside', 'no_class', 'other_act', 'important', 'essential'].indexOf(gives);
    const stricter = maybe.filter(
      (one) => isFirst || rank(one.gives) > rank(sure?.gives ?? 'outside'),
    );
    return this.settle(sure, [...excluded.maybe, ...stricter]);
  }

  private settle(sure: TableRule | null, maybe: readonly TableRule[]): string {
    const outcome = ({ gives, to }: Pick<TableRule, 'gives' | 'to'>) => `${gives} ${to ?? ''}`;
    const now = outcome(sure ?? { gives: 'outside', to: null });
    if (maybe.some((one) => outcome(one) !== now)) return 'not_determined';
    return `${sure?.gives ?? 'outside'} ${sure?.id ?? ''}`.trim();
  }

  private pick(rules: readonly TableRule[], facts: TableFacts, isFirst: boolean) {
    const levels = rules.map((rule) => ({ rule, level: this.levelOf(rule.rows, facts) }));
    const sure = levels
      .filter(({ rule, level }) => level === 1 && rule.coded)
      .map(({ rule }) => rule);
    const order = ['essential', 'important', 'other_act', 'no_class', 'outside'];
    const best = order.flatMap((gives) => sure.filter((rule) => rule.gives === gives))[0];
    const first = sure[0];
    const chosen = (isFirst ? first : best) ?? null;
    const before = isFirst && chosen !== null ? levels.slice(0, rules.indexOf(chosen)) : levels;
    const maybe = before
      .filter(({ rule, level }) => level === 0.5 || (level === 1 && !rule.coded))
      .map(({ rule }) => rule);
    return { sure: chosen, maybe };
  }

  private levelOf(rows: readonly LiteralRow[], facts: TableFacts): Level {
    const levels = rows.map((row) =>
      Math.min(1, ...row.map((one) => literal(one, this.fact(one.name, one.value, facts)))),
    );
    return Math.max(0, ...levels) as Level;
  }

  private fact(name: string, value: unknown, facts: TableFacts): Level {
    const keys = listOf(value);
    const { sector } = facts;
    switch (name) {
      case 'special_case':
        return this.special(keys, facts);
      case 'annex':
        return levelIf(keys.includes(this.lists.annex[sector ?? ''] ?? '-'));
      case 'share_at_least':
      case 'share_above':
        return shareLevel(name, Number(value), facts);
      case 'size':
        return sizeLevel(this.file, keys.join(), facts);
      case 'sector':
        return this.sector(keys, sector);
      default:
        return this.type(keys, facts);
    }
  }

  private special(allowed: readonly string[], { cases, either }: TableFacts): Level {
    if (overlap(allowed, cases)) return 1;
    const shares = either.map(
      (few) => few.filter((one) => allowed.includes(one)).length / few.length,
    );
    if (shares.includes(1)) return 1;
    return shares.some((share) => share > 0) ? 0.5 : 0;
  }

  private sector(allowed: readonly string[], sector: string | null): Level {
    if (sector === null) return 0;
    if (allowed.includes(sector) || allowed.includes(this.lists.parent[sector] ?? '-')) return 1;
    return allowed.some((one) => this.lists.parent[one] === sector) ? 0.5 : 0;
  }

  /** Types of the act that state what the organisation does in this sector. */
  private describing({ sector }: TableFacts): readonly string[] {
    return ((this.file['entity_types'] ?? []) as Raw[])
      .filter(({ describes }) => describes !== undefined && sector !== null)
      .filter(({ describes }) => {
        const described = String(describes);
        return described === sector || this.lists.parent[described] === sector;
      })
      .map(({ key }) => String(key));
  }

  private type(allowed: readonly string[], facts: TableFacts): Level {
    const { types, cases } = facts;
    if (overlap(allowed, types)) return 1;
    const ofSector = sectorList(this.lists.types, facts);
    const hits = ofSector.filter((one) => allowed.includes(one)).length;
    const isNamed = overlap(ofSector, types) || overlap(this.describing(facts), types);
    const isDescribed =
      isNamed || overlap(sectorList(this.lists.cases, facts), [...cases, ...facts.either.flat()]);
    if (!isDescribed && hits > 0) return hits === ofSector.length ? 1 : 0.5;
    const isRequested = allowed.some(
      (one) => this.levelOf(this.requested.get(one) ?? [], facts) > 0,
    );
    return types === null && isRequested ? 0.5 : 0;
  }
}
