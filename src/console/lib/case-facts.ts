/** The facts of an organisation's case: as typed in the form, and as the service accepts them. */
import { numberOf } from './number-of.js';

/** One system or supplier, by the names of the contract. */
export type FactRow = Readonly<Record<string, unknown>>;
export type Facts = Readonly<Record<string, unknown>>;

/**
 * `fields`: typed texts, by dotted names such as `organisatsioon.nimi`. `rest`: facts that the form does not show.
 * `receipts`: of an opened file.
 */
export type CaseDraft = Readonly<{
  fields: Readonly<Record<string, string>>;
  systems: readonly FactRow[];
  suppliers: readonly FactRow[];
  rest: Facts;
  receipts: readonly string[];
}>;

export const NO_CASE: CaseDraft = {
  fields: {},
  systems: [],
  suppliers: [],
  rest: {},
  receipts: [],
};

const GROUPS = ['organisatsioon', 'rollid'] as const;
const NUMBERS = ['tootajad', 'kaive_meur', 'bilanss_meur'] as const;
const LISTS = ['asukohad', 'sertifikaadid'] as const;
const TEXTS = ['riik', 'sektor', 'tegevuskood', 'tegevus', 'kontsern', 'ulatus'] as const;
const ROWS = ['infosysteemid', 'tarnijad', 'vastused'] as const;
const HOURS: ReadonlySet<string> = new Set(['taasteaeg_h', 'andmekadu_h', 'katkestus_h']);

export const isFacts = (value: unknown): value is Facts =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const rowsOf = (value: unknown): readonly FactRow[] =>
  Array.isArray(value) ? value.filter(isFacts) : [];

const linesOf = (text: string): readonly string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

const filled = (entries: readonly (readonly [string, unknown])[]): Facts =>
  Object.fromEntries(
    entries.filter(([, value]) => {
      if (value === undefined || value === '') return false;
      return !(typeof value === 'object' && value !== null && Object.keys(value).length === 0);
    }),
  );

const groupOf = ({ fields }: CaseDraft, group: string): Facts =>
  filled(
    Object.entries(fields)
      .filter(([path]) => path.startsWith(`${group}.`))
      .map(([path, text]) => [path.slice(group.length + 1), text.trim()]),
  );

const rowFacts = (row: FactRow): Facts =>
  filled(
    Object.entries(row).map(([name, value]) => [
      name,
      HOURS.has(name) && typeof value === 'string' && value !== '' ? numberOf(value) : value,
    ]),
  );

const named = (rows: readonly FactRow[]): readonly Facts[] =>
  rows.map(rowFacts).filter(({ nimi }) => typeof nimi === 'string');

/** @param answers of the gap assessment */
export function factsOf(draft: CaseDraft, answers: Facts): Facts {
  const text = (name: string): string => draft.fields[name]?.trim() ?? '';
  return {
    ...draft.rest,
    ...filled([
      ...TEXTS.map((name) => [name, text(name)] as const),
      ...NUMBERS.map((name) => [name, text(name) === '' ? '' : numberOf(text(name))] as const),
      ...LISTS.map((name) => [name, linesOf(text(name))] as const),
      ...GROUPS.map((name) => [name, groupOf(draft, name)] as const),
      ['infosysteemid', named(draft.systems)],
      ['tarnijad', named(draft.suppliers)],
      ['vastused', answers],
    ]),
  };
}

const isPlain = (value: unknown): value is string | number =>
  typeof value === 'string' || typeof value === 'number';

const plain = (facts: Facts, prefix: string): readonly (readonly [string, string])[] =>
  Object.entries(facts).flatMap(([name, value]) =>
    isPlain(value) ? [[`${prefix}${name}`, String(value)] as const] : [],
  );

const listTexts = (facts: Facts) =>
  LISTS.flatMap((name) => {
    const value = facts[name];
    return Array.isArray(value) ? [[name, value.map(String).join('\n')] as const] : [];
  });

const SHOWN: ReadonlySet<string> = new Set([...GROUPS, ...NUMBERS, ...LISTS, ...TEXTS, ...ROWS]);

/** @param facts of a signed file */
export function draftOf(facts: Facts, receipts: readonly string[]): CaseDraft {
  const groups = GROUPS.flatMap((group) => {
    const members = facts[group];
    return isFacts(members) ? plain(members, `${group}.`) : [];
  });
  const top = plain(facts, '').filter(([name]) => SHOWN.has(name));
  return {
    fields: Object.fromEntries([...top, ...groups, ...listTexts(facts)]),
    systems: rowsOf(facts['infosysteemid']),
    suppliers: rowsOf(facts['tarnijad']),
    rest: Object.fromEntries(Object.entries(facts).filter(([name]) => !SHOWN.has(name))),
    receipts,
  };
}

/** Answers of scoping that a case has under the same name. */
const SCOPED = ['riik', 'sektor', 'tegevuskood', ...NUMBERS] as const;

/** Facts already given to scoping, where the case states none. */
export function withScoping(
  draft: CaseDraft,
  scoped: Readonly<Record<string, string | boolean>>,
): CaseDraft {
  const taken = SCOPED.flatMap((name) => {
    const value = scoped[name];
    return typeof value === 'string' && value !== '' ? [[name, value] as const] : [];
  });
  const { erijuht, avalik_sidevork } = scoped;
  const more = filled([
    ['erijuhud', typeof erijuht === 'string' && erijuht !== '' ? [erijuht] : []],
    ['avalik_sidevork', avalik_sidevork === true ? true : undefined],
  ]);
  return {
    ...draft,
    fields: { ...Object.fromEntries(taken), ...draft.fields },
    rest: { ...more, ...draft.rest },
  };
}
