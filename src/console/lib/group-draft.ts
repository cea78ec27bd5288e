/** A group of companies as entered, and the body of the request about it. */
import type { Contract } from './contract.js';
import type { CsvRow } from './read-csv.js';
import { numberOf } from './number-of.js';
import { csvCell } from './read-csv.js';

export const KINDS: readonly Contract['GroupEntityKind'][] = [
  'ettevotja',
  'fuusiline_isik',
  'avalik_asutus',
  'riiklik_investeerimisettevotja',
  'riskikapitaliettevotja',
  'ariingel',
  'ulikool',
  'teaduskeskus',
  'institutsionaalne_investor',
  'regionaalarengu_fond',
  'kohalik_omavalitsus',
];

export const CONTROLS: readonly Contract['GroupControl'][] = ['juhtorgan', 'leping', 'kokkulepe'];

/** Figures as typed. `liik`: one of KINDS. */
export type GroupEntity = Readonly<{
  id: string;
  nimi: string;
  liik: string;
  tootajad: string;
  kaive_meur: string;
  bilanss_meur: string;
  riik: string;
  sektor: string;
}>;

/** `omanik`, `uksus`: ids of entities; empty until chosen. `kontroll`: empty or one of CONTROLS. */
export type GroupHolding = Readonly<{
  omanik: string;
  uksus: string;
  kapital_protsent: string;
  kontroll: string;
}>;

export type GroupDraft = Readonly<{
  entities: readonly GroupEntity[];
  holdings: readonly GroupHolding[];
}>;

export const FIGURES = ['tootajad', 'kaive_meur', 'bilanss_meur'] as const;

export const newEntity = (id: string): GroupEntity => ({
  id,
  nimi: '',
  liik: 'ettevotja',
  tootajad: '',
  kaive_meur: '',
  bilanss_meur: '',
  riik: '',
  sektor: '',
});

/** An id that no entity of the group has. */
export function freeId({ entities }: GroupDraft): string {
  const numbers = entities.map(({ id }) => Number(id.slice(1)));
  return `e${String(Math.max(0, ...numbers) + 1)}`;
}

export const nameOf = ({ entities }: GroupDraft, id: string): string => {
  const at = entities.findIndex((one) => one.id === id);
  const name = entities[at]?.nimi.trim() ?? '';
  return name === '' ? String(at + 1) : name;
};

const given = (members: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(members).filter(([, value]) => value !== ''));

const figure = (text: string): number | string => (text === '' ? '' : numberOf(text));

/** Body of `POST /v1/scoping/group`. Holdings without both ends are left out. */
export function groupBody({ entities, holdings }: GroupDraft, keel: string) {
  return {
    uksused: entities.map((entity) =>
      given({
        ...entity,
        tootajad: figure(entity.tootajad),
        kaive_meur: figure(entity.kaive_meur),
        bilanss_meur: figure(entity.bilanss_meur),
      }),
    ),
    osalused: holdings
      .filter(({ omanik, uksus }) => omanik !== '' && uksus !== '')
      .map((holding) => given({ ...holding, kapital_protsent: figure(holding.kapital_protsent) })),
    keel,
  };
}

/** Columns of the file, in its order. */
export const CSV_COLUMNS = [
  'name',
  'kind',
  'headcount',
  'turnover',
  'balance',
  'country',
  'sector',
  'owner',
  'percent',
] as const;

function entityOf(row: CsvRow, id: string): GroupEntity {
  const text = (name: string): string => row[name] ?? '';
  const kind = KINDS.find((one) => one === text('kind')) ?? 'ettevotja';
  return {
    id,
    nimi: text('name'),
    liik: kind,
    tootajad: text('headcount'),
    kaive_meur: text('turnover'),
    bilanss_meur: text('balance'),
    riik: text('country').toLowerCase(),
    sektor: text('sector'),
  };
}

/**
 * One line per enterprise and owner; an owner without a line of its own gets an entity without figures.
 *
 * @returns null if no line has a name
 */
export function groupOfRows(rows: readonly CsvRow[]): GroupDraft | null {
  const named = rows.filter(({ name = '' }) => name !== '');
  if (named.length === 0) return null;
  const byName = new Map<string, GroupEntity>();
  const idOf = (): string => `e${String(byName.size + 1)}`;
  for (const row of named) {
    const { name = '' } = row;
    if (!byName.has(name)) byName.set(name, entityOf(row, idOf()));
  }
  for (const { owner = '' } of named) {
    if (owner !== '' && !byName.has(owner)) byName.set(owner, entityOf({ name: owner }, idOf()));
  }
  const holdings = named.flatMap(({ name = '', owner = '', percent = '' }) => {
    const [holder, held] = [byName.get(owner), byName.get(name)];
    if (holder === undefined || held === undefined) return [];
    return [{ omanik: holder.id, uksus: held.id, kapital_protsent: percent, kontroll: '' }];
  });
  return { entities: [...byName.values()], holdings };
}

/** The group as such a file. */
export function csvOfGroup(draft: GroupDraft): string {
  const lines = draft.entities.flatMap((entity) => {
    const { id, liik, tootajad, kaive_meur, bilanss_meur, riik, sektor } = entity;
    const own = [nameOf(draft, id), liik, tootajad, kaive_meur, bilanss_meur, riik, sektor];
    const owners = draft.holdings.filter(({ uksus }) => uksus === id);
    const ends = owners.map(({ omanik, kapital_protsent }) => [
      omanik === '' ? '' : nameOf(draft, omanik),
      kapital_protsent,
    ]);
    return (ends.length === 0 ? [['', '']] : ends).map((end) => [...own, ...end]);
  });
  return [CSV_COLUMNS, ...lines].map((cells) => cells.map(csvCell).join(',')).join('\n') + '\n';
}
